// covers: routes/site/fleet
import { expect } from "@playwright/test";
import { expectAccessible, expectToFit } from "./accessible.ts";
import { test } from "./story.ts";
import { carPageWords } from "../../app/i18n/car/en.ts";
import { carWords } from "../../app/i18n/booking/car-words.ts";
import { counted } from "../../app/i18n/booking/counted.ts";
import { formatLongDate } from "../../app/i18n/format.ts";
import { siteWords } from "../../app/i18n/site/en.ts";
import { vehiclesWords } from "../../app/i18n/vehicles/en.ts";
import { inDays, pathOf, tripQuery, wordsOf } from "./visitor.ts";

/** Runs in the page: from top to bottom by the wheel's steps, and what moved by itself meanwhile. */
async function shiftWhileScrolling(): Promise<number> {
  let shift = 0;
  const add = (entries: PerformanceEntryList) => {
    for (const entry of entries) shift += "value" in entry ? Number(entry.value) : 0;
  };
  const observer = new PerformanceObserver((list) => add(list.getEntries()));
  observer.observe({ type: "layout-shift" });
  for (let top = 0; top < document.body.scrollHeight; top += 300) {
    scrollTo(0, top);
    // However busy the machine is, every step is drawn.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  await new Promise((resolve) => setTimeout(resolve, 200));
  add(observer.takeRecords());
  observer.disconnect();
  return shift;
}

test("a family finds a car with seven seats @phone", async ({ page, language }) => {
  const words = vehiclesWords(language);
  const cars = (n: number) => counted(n, "car", language);
  await page.goto(pathOf(language, "/vehicles"));
  await expect(page.getByRole("status").filter({ hasText: cars(17) })).toBeVisible();
  await page.getByText(words.filters, { exact: true }).click();
  await page.getByLabel(words.seats, { exact: true }).selectOption("7");
  await expect(page).toHaveURL(/\?seats=7$/);
  await expect(page.getByRole("status").filter({ hasText: cars(2) })).toBeVisible();
  await page.getByLabel(words.category, { exact: true }).selectOption("suv");
  await expect(page).toHaveURL(/\?category=suv&seats=7$/);
  await expect(page.getByRole("article")).toHaveCount(1);
  await expectToFit(page);
  await page.reload();
  await expect(page.getByLabel(words.seats, { exact: true })).toHaveValue("7");
  await expect(page.getByRole("article")).toHaveCount(1);
  await page.getByRole("link", { name: words.clear }).click();
  await expect(page).toHaveURL(/\/vehicles$/);
  await expect(page.getByRole("article")).toHaveCount(17);
});

test("nothing moves while the lists are scrolled through, and all is printed", async ({
  page,
  language,
}) => {
  const trip = tripQuery(inDays(200), inDays(205));
  for (const path of ["/vehicles", `/search?${trip}`]) {
    await page.goto(pathOf(language, path));
    await page.waitForLoadState("networkidle");
    expect(await page.evaluate(shiftWhileScrolling)).toBe(0);
    await page.emulateMedia({ media: "print" });
    const last = page.getByRole("main").getByRole("heading", { level: 2 }).last();
    const isDrawn = () =>
      last.evaluate((one) => one.checkVisibility({ contentVisibilityAuto: true }));
    await page.evaluate(() => scrollTo(0, 0));
    await expect.poll(isDrawn).toBe(true);
    await page.emulateMedia({ media: null });
    await expect.poll(isDrawn).toBe(false);
  }
});

test("the price sliders answer when the hand rests, and push each other @phone", async ({
  page,
  language,
}) => {
  const words = vehiclesWords(language);
  await page.goto(pathOf(language, "/vehicles"));
  await page.getByText(words.filters, { exact: true }).click();
  const most = page.getByRole("slider", { name: words.max });
  const least = page.getByRole("slider", { name: words.min });
  await most.fill("18");
  await expect(page).toHaveURL(/\?max=18$/);
  await expect(page.getByRole("article")).toHaveCount(3);
  await least.fill("40");
  await expect(page).toHaveURL(/\?min=40&max=40$/);
  await expect(most).toHaveValue("40");
  await expect(page.getByText(words.emptyTitle)).toBeVisible();
  await expectAccessible(page);
});

test("one card is open at a time, and reserving carries the car @desk", async ({
  page,
  language,
}) => {
  const words = vehiclesWords(language);
  await page.goto(pathOf(language, "/vehicles"));
  const [first, second] = [page.getByRole("article").nth(0), page.getByRole("article").nth(1)];
  const features = (card: typeof first) =>
    card.getByRole("link", { name: /Volkswagen|Clio/ }).last();
  await first.getByText(words.more).click();
  await expect(first.getByText(words.about("Volkswagen Polo"))).toBeVisible();
  await expectToFit(page);
  await second.getByText(words.more).click();
  await expect(first.getByText(words.about("Volkswagen Polo"))).toBeHidden();
  await expect(features(second)).toBeVisible();
  await second.getByRole("link", { name: words.reserve }).click();
  await expect(page).toHaveURL(/\?car=2$/);
  await expect(page.getByText(wordsOf(language).search.carChosen("Renault Clio"))).toBeVisible();
});

test("on the way to the cars their places stand already @phone", async ({ page, language }) => {
  const words = vehiclesWords(language);
  await page.goto(pathOf(language, "/cars/economy/1"), { waitUntil: "networkidle" });
  const asked = Promise.withResolvers<void>();
  await page.route(/vehicles\.data/, async (route) => {
    await asked.promise;
    await route.continue();
  });
  await page
    .getByRole("navigation", { name: siteWords(language).breadcrumbs })
    .getByRole("link", { name: siteWords(language).vehicles })
    .click();
  await expect(page.getByText(words.loading)).toBeAttached();
  await expect(page.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
  asked.resolve();
  await expect(page.getByRole("article")).toHaveCount(17);
});

test("a visitor reads about a car and books it from a free day", async ({ page, language }) => {
  const carPage = carPageWords(language);
  await page.goto(pathOf(language, "/vehicles"));
  await page
    .getByRole("heading", { name: /Škoda Octavia Combi/ })
    .getByRole("link")
    .click();
  await expect(page.getByRole("heading", { level: 1, name: "Škoda Octavia Combi" })).toBeVisible();
  await expect(
    page.getByRole("navigation").getByRole("link", {
      name: carWords(language).category.stationwagon,
    }),
  ).toBeVisible();

  await page.getByRole("radio").nth(1).check({ force: true });
  await page.getByText(carPage.how).first().click();
  await expectToFit(page);

  const day = formatLongDate(inDays(25), language);
  const free = page.getByRole("link", { name: `${day}, ${carPage.states.free}` });
  await free.click();
  await expect(page).toHaveURL(new RegExp(`pickupDate=${inDays(25)}.*#book$`));
  // The address is there before the form of that day.
  await expect(free).toHaveAttribute("aria-current", "date");
  await page.getByRole("button", { name: carPage.continue }).click();
  await expect(page).toHaveURL(new RegExp(`/extras\\?car=9&.*pickupDate=${inDays(25)}`));
  await expect(
    page.getByRole("heading", { level: 1, name: wordsOf(language).booking.extras.title }),
  ).toBeVisible();
});
