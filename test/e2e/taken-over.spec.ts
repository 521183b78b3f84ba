// covers: routes/site/frame, routes/offline
/** The moment between a page that stands and a page that its scripts have taken over. */
import { expect } from "@playwright/test";
import { siteWords } from "../../app/i18n/site/en.ts";
import { touch } from "./second-page.ts";
import { pathOf, wordsOf } from "./visitor.ts";
import { launched } from "./launched.ts";
import { takenOver, untouched as test } from "./story.ts";

test.use({ launchOptions: launched("chromium") });

test("a touch that comes before the scripts counts @phone", async ({ page, language }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/assets/*.js", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(pathOf(language, "/locations"));
  await page.mouse.move(3, 200);
  await page.mouse.move(9, 220);
  release();
  await expect(page.locator("html")).toHaveAttribute("data-live");
});

test("links answer before the scripts are there, and scripts come without a touch @phone", async ({
  page,
  language,
}) => {
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto(pathOf(language, "/legal"));
  const contact = page.getByRole("contentinfo").getByRole("link", {
    name: siteWords(language).contact,
    exact: true,
  });
  await contact.click();
  await expect(page).toHaveURL(new RegExp(`${pathOf(language, "/contact")}$`));
  await page.unroute("**/assets/*.js");
  const asked = page.waitForRequest(/\/assets\/entry\.client-/);
  await page.goto(pathOf(language, "/legal"));
  await asked;
  await takenOver(page);
});

test("the language is switched before the scripts are there, with its hash, and is kept @phone", async ({
  page,
  language,
}) => {
  const other = language === "ba" ? "en-us" : "ba";
  await page.route("**/assets/*.js", (route) => route.abort());
  await page.goto(pathOf(language, "/legal#privacy"));
  const name = language === "ba" ? "EN" : "BS";
  await page.getByRole("link", { name, exact: true }).click();
  await expect(page).toHaveURL(new RegExp(`:\\d+${pathOf(other, "/legal")}#privacy$`));
  expect(await page.evaluate(() => localStorage.getItem("preferred-language"))).toBe(other);
  const cookies = await page.context().cookies();
  expect(cookies.find((cookie) => cookie.name === "preferred-language")?.value).toBe(other);
});

test.describe("where the worker may come", () => {
  test.use({ serviceWorkers: "allow" });

  test("nothing is registered before the page is touched @phone", async ({ page }) => {
    await page.goto("/", { waitUntil: "networkidle" });
    expect(await page.evaluate(() => navigator.serviceWorker.getRegistrations())).toEqual([]);
  });

  test("a connection that is lost before the page is touched breaks nothing @phone", async ({
    page,
    context,
  }) => {
    const faults: string[] = [];
    page.on("pageerror", ({ message }) => faults.push(message));
    await page.goto("/", { waitUntil: "networkidle" });
    await context.setOffline(true);
    await touch(page);
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.waitForTimeout(500);
    await expect(page.getByRole("contentinfo")).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole("button", { name: wordsOf("en-us").search.find })).toBeEnabled();
    expect(faults).toEqual([]);
  });
});
