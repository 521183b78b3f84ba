// covers: routes/site/house/home
import { expect, type Locator, type Page } from "@playwright/test";
import { homeWords } from "../../app/i18n/home/en.ts";
import { expectToFit } from "./accessible.ts";
import { pathOf, type Language } from "./visitor.ts";
import { untouched as test } from "./story.ts";

/** Three of the five questions, and how their answers begin. */
const questions = {
  "en-us": {
    airport: { answer: /^Yes, at any hour/ },
    documents: { question: "Which documents do I need?", answer: /^A driving licence/ },
    fits: { question: "Which car suits my trip?", answer: /^Two people and hand luggage/ },
  },
  ba: {
    airport: { answer: /^Da, u svako doba/ },
    documents: { question: "Koji su dokumenti potrebni?", answer: /^Vozačka dozvola/ },
    fits: { question: "Koje vozilo da odaberem?", answer: /^Dvoje s ručnim/ },
  },
} as const;

/** The home page at work: somebody has come, and the scripts with them. */
async function comeHome(
  page: Page,
  language: Language,
  beforeTouch = async () => {},
): Promise<void> {
  // Their browser says itself that no visit is recorded, so no question stands over the page.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, "globalPrivacyControl", { value: true }),
  );
  await page.goto(pathOf(language, "/"));
  await beforeTouch();
  await expect(async () => {
    await page.mouse.move(5, 5);
    await page.mouse.move(9, 9);
    await expect(page.getByRole("button", { name: homeWords(language).banner.next })).toBeVisible({
      timeout: 500,
    });
  }).toPass({ timeout: 10_000 });
}

/** The same with the time of the page in the hand of the story. */
async function comeHomeTimeless(page: Page, language: Language): Promise<void> {
  await page.clock.install();
  await comeHome(page, language, async () => {
    await page.waitForLoadState("networkidle");
    await page.clock.pauseAt(Date.now() + 60_000);
  });
}

const banner = (page: Page, language: Language) =>
  page.getByRole("region", { name: homeWords(language).banner.label });

/** The texts of the messages that are seen: never more than one, but for the moment of the change. */
const seen = (page: Page, language: Language) =>
  banner(page, language).getByRole("paragraph").filter({ visible: true });

const stops = (page: Page, language: Language) => banner(page, language).getByRole("radio");

/** A finger on the glass, from the middle of the element `dx` pixels to the right. */
async function swipe(page: Page, over: Locator, dx: number): Promise<void> {
  const box = await over.boundingBox();
  if (!box) throw new Error("Nothing to swipe over.");
  const [x, y] = [box.x + box.width / 2, box.y + 40];
  const glass = await page.context().newCDPSession(page);
  const touch = (type: "touchStart" | "touchMove" | "touchEnd", at?: number) =>
    glass.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: at === undefined ? [] : [{ x: at, y }],
    });
  await touch("touchStart", x);
  for (let part = 1; part <= 10; part++) await touch("touchMove", x + (dx * part) / 10);
  await touch("touchEnd");
  await glass.detach();
}

test("the messages change by themselves, each after its time @phone", async ({
  page,
  language,
}) => {
  const words = homeWords(language);
  const free = words.news.freeExtras;
  await comeHomeTimeless(page, language);
  await expect(stops(page, language)).toHaveCount(10);
  await expect(seen(page, language)).toHaveText(free);
  const times = [3500, 4000, 3500, 3500, 4000, 4000, 3500, 4000, 4000, 3500];
  for (const [stop, time] of times.entries()) {
    await page.clock.runFor(time - 50);
    await expect(stops(page, language).nth(stop)).toBeChecked();
    await page.clock.runFor(50);
    await expect(stops(page, language).nth((stop + 1) % 10)).toBeChecked();
  }
  await expect(seen(page, language)).toHaveText(free);
  // Nobody is read to while they change by themselves.
  await expect(banner(page, language).getByRole("status")).toHaveText("");
});

test("arrows and dots lead to any message @desk", async ({ page, language }) => {
  const words = homeWords(language);
  await comeHome(page, language);
  // They change by themselves until a hand rests on them.
  await stops(page, language).first().click();
  await banner(page, language).getByRole("button", { name: words.banner.previous }).click();
  await expect(stops(page, language).nth(9)).toBeChecked();
  await expect(banner(page, language).getByRole("status")).toContainText("2020");
  await banner(page, language).getByRole("button", { name: words.banner.next }).click();
  await expect(stops(page, language).first()).toBeChecked();
  await stops(page, language).nth(5).click();
  await expect(seen(page, language)).toHaveText(words.news.payLater);
  await page.keyboard.press("ArrowRight");
  await expect(stops(page, language).nth(6)).toBeChecked();
});

test("a mouse, the focus and the button hold the messages @desk", async ({ page, language }) => {
  const words = homeWords(language);
  await comeHomeTimeless(page, language);
  const button = (name: string) => banner(page, language).getByRole("button", { name });
  await banner(page, language).hover();
  await page.clock.runFor(9000);
  await expect(stops(page, language).first()).toBeChecked();
  await page.mouse.move(5, 5);
  await page.clock.runFor(3600);
  await expect(stops(page, language).nth(1)).toBeChecked();

  await button(words.banner.next).focus();
  await page.clock.runFor(9000);
  await expect(stops(page, language).nth(1)).toBeChecked();
  await page.keyboard.press("Enter");
  await expect(stops(page, language).nth(2)).toBeChecked();

  await button(words.banner.pause).press("Enter");
  await button(words.banner.play).blur();
  await page.clock.runFor(9000);
  await expect(stops(page, language).nth(2)).toBeChecked();
  // Who presses play still stands on the button.
  await button(words.banner.play).press("Enter");
  await page.clock.runFor(3600);
  await expect(stops(page, language).nth(3)).toBeChecked();
});

test("nothing moves by itself when less motion is asked for @phone", async ({ page, language }) => {
  const words = homeWords(language);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await comeHomeTimeless(page, language);
  await page.clock.runFor(20_000);
  await expect(stops(page, language).first()).toBeChecked();
  await banner(page, language).getByRole("button", { name: words.banner.play }).click();
  await page.clock.runFor(3600);
  await expect(stops(page, language).nth(1)).toBeChecked();
});

test("messages of any length move nothing, from 320 pixels on @phone", async ({
  page,
  language,
}) => {
  for (const width of [320, 360, 768, 1280]) {
    await page.setViewportSize({ width, height: 740 });
    await comeHome(page, language);
    await expectToFit(page);
    const heights = new Set<number | undefined>();
    for (let stop = 0; stop < 10; stop++) {
      await stops(page, language).nth(stop).check();
      heights.add((await banner(page, language).boundingBox())?.height);
    }
    expect(heights.size).toBe(1);
  }
});

test("a long review opens and closes again @phone", async ({ page, language }) => {
  const words = homeWords(language);
  await comeHome(page, language);
  const card = page.getByRole("listitem").filter({ hasText: "Marko P." });
  const end = language === "ba" ? /sačekali u Živinicama/ : /waited for us in Živinice/;
  await card.scrollIntoViewIfNeeded();
  await expect(card.getByText(end)).toBeAttached();
  const short = (await card.getByRole("paragraph").innerText()).length;
  expect(short).toBeLessThanOrEqual(201);
  const more = card.getByRole("button", { name: words.review.more });
  await expect(more).toHaveAttribute("aria-expanded", "false");
  await more.click();
  const less = card.getByRole("button", { name: words.review.less });
  await expect(less).toHaveAttribute("aria-expanded", "true");
  expect((await card.getByRole("paragraph").innerText()).length).toBeGreaterThan(200);
  await expectToFit(page);
  await less.press("Enter");
  expect((await card.getByRole("paragraph").innerText()).length).toBe(short);
  await expect(page.getByRole("button", { name: words.review.more })).toHaveCount(1);
});

test("one question is open at a time @desk", async ({ page, language }) => {
  const words = homeWords(language);
  await comeHome(page, language);
  const { airport, documents, fits } = questions[language];
  await expect(page.getByText(airport.answer)).toBeVisible();
  await page.getByText(documents.question).click();
  await expect(page.getByText(documents.answer)).toBeVisible();
  await expect(page.getByText(airport.answer)).toBeHidden();
  await page.getByText(documents.question).click();
  await expect(page.getByText(documents.answer)).toBeHidden();
  await page.getByText(fits.question).press("Enter");
  await expect(page.getByText(fits.answer)).toBeVisible();
  await page.getByText(fits.question).press("Escape");
  await expect(page.getByText(fits.answer)).toBeHidden();
  await expect(page.getByRole("heading", { name: words.cancelTitle }).first()).toBeVisible();
  await expect(page.getByRole("heading", { name: words.ratingTitle })).toBeVisible();
});

const reviews = (page: Page, language: Language) =>
  page.getByRole("list", { name: homeWords(language).reviewsLabel });
const next = (page: Page, language: Language) =>
  page.getByRole("button", { name: homeWords(language).review.next });
const at = (page: Page, language: Language, place: number) =>
  expect(page.getByText(homeWords(language).review.position(place, 3))).toBeVisible();

test.describe("reviews", () => {
  test("a finger brings the next review from 50 pixels on", async ({ page, language, device }) => {
    await comeHome(page, language);
    await reviews(page, language).scrollIntoViewIfNeeded();
    if (device === "desk") {
      const cards = reviews(page, language)
        .getByRole("listitem")
        .filter({ has: page.getByRole("blockquote") });
      const tops = await cards.evaluateAll((all) =>
        all.map((card) => card.getBoundingClientRect().top),
      );
      expect(tops).toHaveLength(3);
      expect(new Set(tops).size).toBe(1);
      await expect(next(page, language)).toBeHidden();
      return;
    }
    await at(page, language, 1);
    await swipe(page, reviews(page, language), -46);
    await page.waitForTimeout(600);
    await at(page, language, 1);
    await expect.poll(() => reviews(page, language).evaluate((strip) => strip.scrollLeft)).toBe(0);
    await swipe(page, reviews(page, language), -60);
    await at(page, language, 2);
    await page.waitForTimeout(600);
    await swipe(page, reviews(page, language), -60);
    await at(page, language, 3);
    await page.waitForTimeout(600);
    await swipe(page, reviews(page, language), 60);
    await at(page, language, 2);
    await page.waitForTimeout(600);
    await swipe(page, reviews(page, language), 40);
    await page.waitForTimeout(600);
    await at(page, language, 2);
  });

  test("buttons and arrow keys bring the next review too", async ({ page, language, device }) => {
    const words = homeWords(language);
    await comeHome(page, language);
    if (device === "desk") {
      await expect(next(page, language)).toBeHidden();
      return;
    }
    await next(page, language).click();
    await at(page, language, 2);
    await next(page, language).click();
    await at(page, language, 3);
    await expect(next(page, language)).toBeDisabled();
    await next(page, language).press("Enter");
    await at(page, language, 3);
    await reviews(page, language).press("ArrowLeft");
    await at(page, language, 2);
    await page.getByRole("button", { name: words.review.previous }).click();
    await at(page, language, 1);
  });
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("every message, whole reviews, one answer at a time @phone", async ({ page, language }) => {
    const words = homeWords(language);
    await page.goto(pathOf(language, "/"));
    await expect(seen(page, language)).toHaveText(words.news.freeExtras);
    await stops(page, language).nth(5).check();
    await expect(seen(page, language)).toHaveText(words.news.payLater);
    await expect(banner(page, language).getByRole("button")).toHaveCount(0);
    const end = language === "ba" ? /sačekali u Živinicama/ : /waited for us in Živinice/;
    await expect(page.getByText(end)).toBeVisible();
    await expect(page.getByRole("button", { name: words.review.more })).toHaveCount(0);
    await expect(page.getByRole("button", { name: words.review.next })).toHaveCount(0);
    const { airport, documents } = questions[language];
    await page.getByText(documents.question).click();
    await expect(page.getByText(documents.answer)).toBeVisible();
    await expect(page.getByText(airport.answer)).toBeHidden();
    await page.getByText(documents.question).click();
    await expect(page.getByText(documents.answer)).toBeHidden();
    await expectToFit(page);
  });
});
