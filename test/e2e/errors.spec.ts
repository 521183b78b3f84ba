// covers: routes/document, routes/site/house/not-found
import { expect, type Page } from "@playwright/test";
import { expectAccessible, expectToFitEverywhere } from "./accessible.ts";
import { test, untouched } from "./story.ts";
import { errorWords } from "../../app/i18n/errors/en.ts";
import { siteWords } from "../../app/i18n/site/en.ts";
import { pathOf, type Language } from "./visitor.ts";

/** A page that a hand was on: all its scripts are there. */
async function touchedPage(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.mouse.move(9, 9);
  await page.mouse.move(19, 19);
  await page.waitForFunction(() => document.documentElement.hasAttribute("data-live"));
  // The foot is taken over when its own script has come; before that its links load whole pages.
  await page.waitForLoadState("networkidle");
}

/** The foot of the page has it at every width. */
function contactLink(page: Page, language: Language) {
  return page
    .getByRole("contentinfo")
    .getByRole("link", { name: siteWords(language).contact, exact: true });
}

test("an address that is none leads to the pages that are near @phone", async ({
  page,
  language,
}) => {
  const words = errorWords(language);
  const names = siteWords(language);
  const answer = await page.goto(pathOf(language, "/cars/economy/no-such-car"));
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: words.notFound.title })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(words.notFound.title));
  const main = page.getByRole("main");
  for (const name of [words.allCars, words.search, names.locations, names.contact])
    await expect(main.getByRole("link", { name, exact: true })).toBeVisible();
  await main.getByRole("link", { name: words.allCars }).click();
  await expect(page).toHaveURL(new RegExp(`${pathOf(language, "/vehicles")}$`));
  await expect(main.getByRole("article").first()).toBeVisible();
});

test("scripts that do not come after a release: the page says so, and loads again @phone", async ({
  page,
  language,
}) => {
  const words = errorWords(language);
  const unreached = page.getByRole("heading", { level: 1, name: words.unreached.title });
  await page.route("**/*.data*", (route) => route.abort());
  // On a busy machine the foot's script may come later than all is quiet: its link loads the page whole then.
  await expect(async () => {
    await touchedPage(page, pathOf(language, "/vehicles"));
    await contactLink(page, language).click();
    await expect(unreached).toBeVisible({ timeout: 5_000 });
  }).toPass();
  await expectToFitEverywhere(page);
  await expectAccessible(page);
  await page.unroute("**/*.data*");
  await page.getByRole("main").getByRole("link", { name: words.again }).click();
  await expect(page).toHaveURL(new RegExp(`${pathOf(language, "/contact")}$`));
  await expect(unreached).toBeHidden();
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
});

test("the scripts of a page that are gone after a release load the page anew @phone", async ({
  page,
}) => {
  const isContact = /\/assets\/contact-[\w-]+\.js$/;
  await page.route(isContact, (route) => route.fulfill({ status: 404, body: "" }));
  await touchedPage(page, "/vehicles");
  const reloaded = page.waitForEvent("load");
  await contactLink(page, "en-us").click();
  await reloaded;
  await page.unroute(isContact);
  await touchedPage(page, "/vehicles");
  await contactLink(page, "en-us").click();
  await expect(page).toHaveURL(/\/contact$/);
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
});

// Untouched by the story itself: a page that is about to be loaded anew is never taken over.
untouched(
  "an error page whose own scripts are gone stands as it came, and is not loaded for ever @phone",
  async ({ page }) => {
    let loads = 0;
    page.on("load", () => (loads += 1));
    await page.route(/\/assets\/error-page-[\w-]+\.js$/, (route) =>
      route.fulfill({ status: 404, body: "" }),
    );
    await page.goto("/nothing-here");
    await page.mouse.move(9, 9);
    await expect.poll(() => loads).toBe(2);
    // As it came: no script of ours takes it over, however it is touched.
    await expect(page.locator("html")).toHaveAttribute("data-plain");
    await page.mouse.move(19, 19);
    await page.waitForTimeout(1_000);
    expect(loads).toBe(2);
    await expect(
      page.getByRole("heading", { level: 1, name: errorWords("en-us").notFound.title }),
    ).toBeVisible();
  },
);
