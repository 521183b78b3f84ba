// covers: routes/site/places
import { expect, type Page } from "@playwright/test";
import { expectToFit } from "./accessible.ts";
import { test } from "./story.ts";
import { placesWords } from "../../app/i18n/places/en.ts";
import { searchWords } from "../../app/i18n/search/en.ts";
import { siteWords } from "../../app/i18n/site/en.ts";
import { pathOf, type Language } from "./visitor.ts";

const slugs = {
  "en-us": "airport-tuzla-rent-a-car",
  ba: "aerodrom-tuzla-iznajmljivanje-auta",
} as const;

const zivinice = { "en-us": "Živinice bus station", ba: "Autobuska stanica Živinice" } as const;

const cards = (page: Page) => page.getByRole("main").getByRole("article");

test("a visitor narrows the places down and closes a card @phone", async ({ page, language }) => {
  const words = placesWords(language);
  await page.goto(pathOf(language, "/locations"));
  await expect(cards(page)).toHaveCount(6);
  await pill(page, language, words.list["bus-stations"]).click();
  await expect(page).toHaveURL(/\/locations\?category=bus-stations$/);
  await expect(cards(page)).toHaveCount(2);
  await page.reload();
  await expect(cards(page)).toHaveCount(2);

  const [first, second] = [cards(page).nth(0), cards(page).nth(1)];
  await expect(first.getByText("Bosne Srebrene bb")).toBeVisible();
  await first.getByText(words.list.details).click();
  await expect(first.getByText("Bosne Srebrene bb")).toBeHidden();
  await expect(second.getByText("Alije Izetbegovića bb")).toBeVisible();

  await pill(page, language, words.list.all).click();
  await expect(cards(page)).toHaveCount(6);
});

test("the browser says whether a place is open, by its own clock @phone", async ({
  page,
  language,
}) => {
  const words = placesWords(language);
  const [morning, span] =
    language === "ba" ? ["6:00", "6–\u206023"] : ["06:00", "06:00–\u206023:00"];
  // Half past five on a winter morning in Sarajevo.
  await page.clock.setFixedTime(new Date("2026-12-01T04:30:00Z"));
  await page.goto(pathOf(language, "/locations"));
  const desk = page.getByRole("article", { name: zivinice[language] });
  await expect(desk.getByText(words.closedUntil(morning))).toBeVisible();
  await expect(desk.getByText(`${words.today} ${span}`)).toBeVisible();
  await expect(cards(page).first().getByText(words.open, { exact: true })).toBeVisible();
  await page.clock.setFixedTime(new Date("2026-12-01T05:00:00Z"));
  await page.reload();
  await expect(desk.getByText(words.openUntil("23:00"))).toBeVisible();
});

test("a pin leads to its card, and the card to its page and the search @desk", async ({
  page,
  language,
}) => {
  const words = placesWords(language);
  await page.goto(pathOf(language, "/locations"));
  const map = page.getByRole("group", { name: words.list.map });
  await map.getByRole("link", { name: `5 ${zivinice[language]}` }).click();
  await expect(page).toHaveURL(/#bus-station-zivinice$/);
  const desk = page.getByRole("article", { name: zivinice[language] });
  await expect(desk).toBeInViewport();
  const directions = desk.getByRole("link", { name: words.list.directions });
  await expect(directions).toHaveAttribute("href", /destination=44\.449,18\.649$/);
  await expect(directions).toHaveAttribute("target", "_blank");
  await desk.getByRole("link", { name: words.list.learnMore }).click();
  await expect(page.getByRole("heading", { level: 1, name: zivinice[language] })).toBeVisible();
  await page.getByRole("link", { name: words.place.book }).click();
  await expect(page).toHaveURL(/pickupLocation=bus-station-zivinice/);
  await expect(page.getByRole("combobox", { name: searchWords(language).pickupPlace })).toHaveValue(
    "bus-station-zivinice",
  );
});

test("six cards of their size stand there while the places are on their way @phone", async ({
  page,
  language,
}) => {
  const words = placesWords(language);
  await page.goto(pathOf(language, "/contact"));
  let answer = () => {};
  const held = new Promise<void>((resolve) => (answer = resolve));
  await page.route(/locations\.data/, async (route) => {
    await held;
    await route.continue();
  });
  await page.evaluate(
    (to) => {
      const link = document.querySelector<HTMLAnchorElement>(
        `header a[href="${to}"], nav a[href="${to}"]`,
      );
      link?.click();
    },
    pathOf(language, "/locations"),
  );
  const waiting = page.getByRole("status").filter({ hasText: siteWords(language).loading });
  await expect(waiting).toBeVisible();
  const skeletons = waiting.getByRole("listitem", { includeHidden: true });
  await expect(page.getByRole("heading", { level: 1, name: words.list.title })).toBeVisible();
  await expect(skeletons).toHaveCount(6);
  await expectToFit(page);
  answer();
  await expect(cards(page)).toHaveCount(6);
  await expect(skeletons).toHaveCount(0);
});

test("the page of a place has its map, and one answer open at a time @desk", async ({
  page,
  language,
}) => {
  await page.goto(pathOf(language, `/locations/${slugs[language]}`));
  const map = page.getByRole("main").getByRole("group");
  await expect(map.getByRole("link")).toHaveCount(6);
  const questions = page.getByRole("main").locator("details");
  await expect(questions).toHaveCount(5);
  await questions.nth(2).locator("summary").click();
  await expect(questions.nth(2)).toHaveAttribute("open", "");
  await expect(page.getByRole("main").locator("details[open]")).toHaveCount(1);
});

function pill(page: Page, language: Language, name: string) {
  return page
    .getByRole("navigation", { name: placesWords(language).list.filter })
    .getByRole("link", { name: new RegExp(`^${name}`) });
}
