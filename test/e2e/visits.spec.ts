// covers: routes/site/frame, routes/feeds
import { expect, type BrowserContext, type Page } from "@playwright/test";
import { contactWords } from "../../app/i18n/contact/en.ts";
import { siteWords } from "../../app/i18n/site/en.ts";
import type { Language } from "../../app/domain/language.ts";
import { visitWords } from "../../app/i18n/visits/en.ts";
import { expectAccessible, expectToFit, expectToFitEverywhere } from "./accessible.ts";
import { hitsFrom, keptVisit } from "./kept-visits.ts";
import { goOn, touch } from "./second-page.ts";
import { pathOf, fromOwnAddress } from "./visitor.ts";
import { untouched as test } from "./story.ts";

// A browser that says that nobody sits before it is counted as nobody.
test.use({
  userAgent:
    "Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36",
});

/** What is told is limited by the address that tells it. */
const open = async (page: Page, path: string, headers: Record<string, string> = {}) => {
  await fromOwnAddress(page, headers);
  await page.goto(path);
};

/** What goes to our own counting. */
const listen = (context: BrowserContext): string[] => {
  const told: string[] = [];
  context.on("request", (request) => {
    if (new URL(request.url()).pathname === "/visits") told.push(request.postData() ?? "");
  });
  return told;
};

/** As when another app comes to the front. What a page sends after its end says that it comes from a tool. */
const hide = (page: Page) =>
  page.evaluate(() => {
    Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
    document.dispatchEvent(new Event("visibilitychange"));
  });

const kept = (page: Page) =>
  page.evaluate(() => ({
    consent: localStorage.getItem("visit-consent")?.split(" ")[0],
    session: localStorage.getItem("visit-session")?.split(" ")[0],
  }));

const banner = (page: Page, language: Language, title = visitWords(language).title) =>
  page.getByRole("region", { name: title });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const settings = (page: Page, language: Language) =>
  page.getByRole("contentinfo").getByRole("link", { name: visitWords(language).settings });

async function openFromFoot(page: Page, language: Language): Promise<void> {
  // The hand comes before the click: what the link does loads at the first sign of it.
  await touch(page);
  await expect(async () => {
    await settings(page, language).click();
    await expect(button(page, visitWords(language).close)).toBeVisible({ timeout: 1000 });
  }).toPass();
}

/** Answers the session that begins with the yes. */
async function agree(page: Page, language: Language): Promise<string> {
  await goOn(page, language);
  await button(page, visitWords(language).agree).click();
  await expect.poll(async () => (await kept(page)).session).toMatch(/^[0-9a-f-]{36}$/);
  return (await kept(page)).session ?? "";
}

test("who refuses is counted and not recorded @desk", async ({ page, context, language }) => {
  const words = visitWords(language);
  const site = siteWords(language);
  const told = listen(context);
  const host = `h${Date.now()}-${process.pid}.example`;
  await open(page, pathOf(language, "/locations"), { Referer: `https://${host}/x?name=amra` });
  await touch(page);
  await expect(banner(page, language)).toBeHidden();
  await page.setExtraHTTPHeaders({});
  await goOn(page, language);
  await expect(banner(page, language)).toBeVisible();
  await expectToFit(page);
  await expectAccessible(page);
  await button(page, words.refuse).click();
  await expect(banner(page, language)).toBeHidden();
  await page.getByRole("contentinfo").getByRole("link", { name: site.contact }).click();
  await expect(page.getByRole("heading", { name: contactWords(language).title })).toBeVisible();
  await page.reload();
  await touch(page);
  await page.waitForTimeout(1500);
  await expect(banner(page, language)).toBeHidden();
  expect(told).toEqual([]);
  expect(await kept(page)).toEqual({ consent: "no", session: undefined });
  await expect.poll(() => hitsFrom(host), { timeout: 10_000 }).toBe(1);
});

test("who agrees is recorded: visit, pages, time and the last page @phone", async ({
  page,
  language,
}) => {
  const site = siteWords(language);
  await open(page, pathOf(language, "/locations"));
  const session = await agree(page, language);
  await expect(banner(page, language)).toBeHidden();
  await expect.poll(() => keptVisit(session)).toMatchObject({ entry_page: "/vehicles" });
  await page.waitForTimeout(1600);
  await page.getByRole("contentinfo").getByRole("link", { name: site.contact }).click();
  await expect(page.getByRole("heading", { name: contactWords(language).title })).toBeVisible();
  await expect
    .poll(async () => (await keptVisit(session))?.views.map(({ path }) => path))
    .toEqual(["/vehicles", "/contact"]);
  await page.waitForTimeout(1100);
  await hide(page);
  await expect
    .poll(() => keptVisit(session))
    .toMatchObject({
      exit_page: "/contact",
      language,
      browser: "Chrome",
      device_type: "mobile",
      views: [{ seconds: expect.any(Number) }, { seconds: expect.any(Number) }],
    });
  const seconds = (await keptVisit(session))?.views.map((view) => view.seconds ?? 0) ?? [];
  expect(Math.min(...seconds)).toBeGreaterThanOrEqual(1);
  expect(Math.max(...seconds)).toBeLessThan(40);
});

test("a yes is taken back at the foot of any page, and what was recorded is deleted @phone", async ({
  page,
  context,
  language,
}) => {
  const words = visitWords(language);
  await open(page, pathOf(language, "/locations"));
  const session = await agree(page, language);
  await expect.poll(() => keptVisit(session)).toBeDefined();
  await open(page, pathOf(language, "/extras"));
  await openFromFoot(page, language);
  await expect(page.getByRole("heading", { name: words.title })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(banner(page, language)).toBeHidden();
  await expect(settings(page, language)).toBeFocused();
  expect(await kept(page)).toMatchObject({ consent: "yes", session });

  await openFromFoot(page, language);
  await expectAccessible(page);
  await expectToFitEverywhere(page);
  await button(page, words.refuse).click();
  await expect(page.getByRole("heading", { name: words.ended.title })).toBeFocused();
  expect(await kept(page)).toEqual({ consent: "no", session: undefined });
  expect(await keptVisit(session)).toBeDefined();
  await expectAccessible(page);
  await button(page, words.ended.remove).click();
  await expect(page.getByRole("heading", { name: words.removed.title })).toBeFocused();
  expect(await keptVisit(session)).toBeUndefined();
  await button(page, words.close).click();
  const told = listen(context);
  await open(page, pathOf(language, "/contact"));
  await touch(page);
  await page.waitForTimeout(1200);
  expect(told).toEqual([]);
  expect(await kept(page)).toEqual({ consent: "no", session: undefined });
});

test("the question has a place of its own and lies over nothing", async ({ page, language }) => {
  await open(page, pathOf(language, "/"));
  await touch(page);
  await page.mouse.wheel(0, 2500);
  await page.waitForTimeout(800);
  await expect(banner(page, language)).toBeHidden();
  await goOn(page, language);
  await expect(banner(page, language)).toBeVisible();
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 600 });
    expect(await page.evaluate(coveredByQuestion), `at ${width}`).toEqual([]);
  }
  await openFromFoot(page, language);
  expect(await page.evaluate(coveredByQuestion)).toEqual([]);
  await page.keyboard.press("Escape");
  for (const path of ["/search", "/extras", "/review", "/modify-reservation"]) {
    await open(page, pathOf(language, path));
    await touch(page);
    await page.waitForTimeout(600);
    await expect(banner(page, language)).toBeHidden();
  }
});

test("the keyboard comes to it in its place and goes past it @desk", async ({ page, language }) => {
  const words = visitWords(language);
  await open(page, pathOf(language, "/locations"));
  await goOn(page, language);
  await expect(banner(page, language)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(banner(page, language)).toBeVisible();
  await button(page, words.refuse).focus();
  await page.keyboard.press("Enter");
  await expect(banner(page, language)).toBeHidden();
  await expect(page.getByRole("main")).toBeFocused();
});

test("a browser that says no for its owner is not asked @phone", async ({
  page,
  context,
  language,
}) => {
  const words = visitWords(language);
  await context.addInitScript(() => {
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true });
    localStorage.setItem("visit-consent", `yes ${new Date().toISOString()}`);
  });
  const told = listen(context);
  await open(page, pathOf(language, "/locations"));
  await touch(page);
  await page.waitForTimeout(1500);
  await expect(banner(page, language)).toBeHidden();
  await openFromFoot(page, language);
  await expect(banner(page, language, words.signal.title)).toBeVisible();
  await expect(button(page, words.agree)).toBeHidden();
  await expectAccessible(page);
  expect(told).toEqual([]);
});

test("when our counting is away, nobody notices @phone", async ({ page, language }) => {
  const site = siteWords(language);
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  let tries = 0;
  await page.route("**/visits", (route) => {
    tries += 1;
    return tries % 2 ? route.abort() : route.fulfill({ status: 429 });
  });
  await open(page, pathOf(language, "/locations"));
  await agree(page, language);
  // Not before: with a clock in its place the page cannot tell at which address it was loaded.
  await page.clock.install();
  const later = async () => {
    await page.clock.fastForward(3_000);
    return tries;
  };
  await expect.poll(later).toBe(4);
  await later();
  expect(tries).toBe(4);
  await page.getByRole("contentinfo").getByRole("link", { name: site.contact }).click();
  await expect(page.getByRole("heading", { name: contactWords(language).title })).toBeVisible();
  expect(faults).toEqual([]);
});

/** Runs in the page: what the question lies over. */
function coveredByQuestion(): string[] {
  const question = [...document.querySelectorAll("section")].find((section) =>
    section.querySelector("p a[href$='/legal#cookies']"),
  );
  if (!question) return ["there is no question"];
  const { left, right, top, bottom } = question.getBoundingClientRect();
  return [...document.querySelectorAll("main *, header *, footer *")].flatMap((element) => {
    if (!element.checkVisibility({ visibilityProperty: true })) return [];
    const box = element.getBoundingClientRect();
    const isOver =
      box.left < right - 1 && box.right > left + 1 && box.top < bottom - 1 && box.bottom > top + 1;
    return isOver && getComputedStyle(element).clipPath === "none"
      ? [element.outerHTML.slice(0, 80)]
      : [];
  });
}
