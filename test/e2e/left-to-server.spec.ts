// covers: routes/document
/** Browsers in which our scripts fail: the server's page stays, and works as it does without scripts. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Locator, type Page } from "@playwright/test";
import { placesWords } from "../../app/i18n/places/en.ts";
import { resultsWords } from "../../app/i18n/results/en.ts";
import { untouched as test } from "./story.ts";
import { fillDetails, inDays, type Language, pathOf, tripQuery, wordsOf } from "./visitor.ts";

const trip = (days: number) => tripQuery(inDays(days), inDays(days + 4));

/** Scripts have come, tried, and given up. */
async function expectLeft(page: Page): Promise<void> {
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await expect(page.locator("html[data-plain]")).toBeAttached();
  await expect(page.locator("html[data-live]")).not.toBeAttached();
}

/** Answers with a file of the build that begins as it should and ends otherwise. */
const spoil = (page: Page, file: RegExp, end: string) =>
  page.route(file, (route) => {
    const built = join("build/client", new URL(route.request().url()).pathname);
    return route.fulfill({
      contentType: "text/javascript",
      body: `${readFileSync(built, "utf8")};${end}`,
    });
  });
const lose = (page: Page, file: RegExp) =>
  page.route(file, (route) => route.fulfill({ status: 404, body: "" }));
const forget = (page: Page, name: string) =>
  page.addInitScript((known) => Reflect.deleteProperty(Array.prototype, known), name);

/** What may go wrong, and how it is made to. */
const failures: Readonly<Record<string, (page: Page) => Promise<unknown>>> = {
  "a file does not come": (page) => lose(page, /\/assets\/vendor-/),
  "the first file does not come": (page) => lose(page, /\/assets\/entry\.client-/),
  "a file throws as it loads": (page) => spoil(page, /\/assets\/frame-/, "noSuchThing()"),
  "a file cannot be read": (page) => spoil(page, /\/assets\/frame-/, "a ??=?? b"),
  "a function is missing that pages are drawn with": (page) => forget(page, "flatMap"),
  "a function is missing that the router needs": (page) => forget(page, "reduce"),
};

for (const [name, fail] of Object.entries(failures))
  test(`${name}: the list of cars stays, and its filters work @phone @narrow`, async ({
    page,
    language,
  }) => {
    const words = resultsWords(language);
    await fail(page);
    await page.goto(pathOf(language, `/search?${trip(30)}`));
    const offers = page.getByRole("link", { name: words.choose });
    const cars = await offers.count();
    expect(cars).toBeGreaterThan(3);
    await expectLeft(page);
    await expect(page.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
    expect(await offers.count()).toBe(cars);
    await page.getByRole("button", { name: words.filters }).click();
    const sheet = page.getByRole("complementary", { name: words.filters });
    await sheet.getByRole("checkbox").first().check();
    await sheet.getByRole("button", { name: words.apply }).click();
    await expect(page).toHaveURL(/[?&](category|gearbox|fuel|seats)=/);
    expect(await offers.count()).toBeLessThan(cars);
  });

test("the whole booking works where React cannot take any page over @phone", async ({
  page,
  language,
  dayFor,
}) => {
  const words = wordsOf(language);
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, "flatMap"));
  await page.goto(pathOf(language, `/search?${trip(dayFor(110))}`));
  await expectLeft(page);
  await page.getByRole("link", { name: words.results.choose }).nth(2).click();
  const extras = page.getByRole("heading", { level: 1, name: words.booking.extras.title });
  await expect(extras).toBeVisible();
  await expectLeft(page);
  await page.getByRole("radio").nth(1).check();
  const onward = page.getByRole("button", { name: words.booking.extras.continue });
  await onward.filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/review\?.*plan=medium/);
  await expectLeft(page);
  await fillDetails(page, language);
  const book = page.getByRole("button", { name: words.booking.review.book });
  await book.filter({ visible: true }).first().click();
  await expect(page).toHaveURL(/\/reservation-confirmation\/[\w-]{20,}$/);
  await expect(page.getByText(/^EP-/)).toBeVisible();
});

test("sheets open and close in a browser that knows no popover @phone @narrow", async ({
  page,
  language,
}) => {
  const words = resultsWords(language);
  await page.addInitScript(() => {
    Reflect.deleteProperty(HTMLElement.prototype, "popover");
    // Neither does such a browser know what the attribute means.
    const forget = () => {
      for (const part of document.querySelectorAll("[popover]")) part.removeAttribute("popover");
    };
    new MutationObserver(forget).observe(document, { childList: true, subtree: true });
  });
  await page.goto(pathOf(language, `/search?${trip(30)}`));
  const opener = page.getByRole("button", { name: words.filters });
  const sheet = page.getByRole("complementary", { name: words.filters });
  const title = sheet.getByText(words.filters, { exact: true });
  await expect(title).not.toBeInViewport();
  await opener.click();
  await expect(title).toBeInViewport();
  await expect(sheet).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(title).not.toBeInViewport();
  await expect(opener).toBeFocused();
  await opener.click();
  await expect(title).toBeInViewport();
  await page.mouse.click(20, 20);
  await expect(title).not.toBeInViewport();
  await opener.click();
  await sheet.getByRole("checkbox").first().check();
  await expect(page).toHaveURL(/[?&](category|gearbox|fuel|seats)=/);
  await sheet.getByRole("button", { name: words.close }).click();
  await expect(title).not.toBeInViewport();
  await expect(page).toHaveURL(/\/search/);
});

/** The places, taken over, and the link to the airport among them. */
async function livePlaces(page: Page, language: Language): Promise<Locator> {
  await page.goto(pathOf(language, "/locations"));
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await expect(page.locator("html[data-live]")).toBeAttached();
  const name = placesWords(language).list.learnMore;
  return page.getByRole("main").getByRole("link", { name }).first();
}

async function expectPlainPlace(page: Page): Promise<void> {
  await expect(page).toHaveURL(/\/locations\/[\w-]+$/);
  await expect(page.locator("html[data-plain]")).toBeAttached();
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
}

test("a page that cannot be drawn after a click is loaded from the server, and stays @phone", async ({
  page,
  language,
}) => {
  const place = await livePlaces(page, language);
  await page.evaluate(() => {
    const make = document.createElement.bind(document);
    document.createElement = (tag: string) => {
      if (tag === "h1") throw new Error("What is that?");
      return make(tag);
    };
  });
  await place.click();
  await expectPlainPlace(page);
});

test("where the next page's scripts never come, links lead there all the same @phone", async ({
  page,
  language,
}) => {
  await lose(page, /\/assets\/location-/);
  const place = await livePlaces(page, language);
  await place.click();
  // The router loads the page anew that it could not leave; from there on links are plain ones.
  await expect(page.locator("html[data-plain]")).toBeAttached();
  if (page.url().endsWith("/locations")) await place.click();
  await expectPlainPlace(page);
});
