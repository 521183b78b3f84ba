// covers: routes/admin/prices/pricing, routes/admin/prices/protection-plan-pricing
import { faultText } from "../../app/i18n/field-faults/fault-text.ts";
import { expect, type Page } from "@playwright/test";
import { adminPath } from "../../app/i18n/admin-paths.ts";
import { pricingWords } from "../../app/i18n/admin-pricing/en.ts";
import { expectAccessible, expectToFitEverywhere } from "./accessible.ts";
import { ownHouse } from "./own-house.ts";
import { takenOver, test } from "./story.ts";
import { pathOf, type Language } from "./visitor.ts";

// One house of their own: a price that changes would disturb whoever books at the same time.
test.describe.configure({ mode: "serial", timeout: 240_000 });

const { at, enter } = ownHouse();

/** The grid as people name its cells. */
const cell = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });

async function open(page: Page, language: Language, section?: string): Promise<void> {
  await enter(page);
  const rest = section === undefined ? [] : [section];
  await page.goto(at(adminPath("pricing", language, ...rest)));
}

/** Shows the change and saves it. */
async function save(page: Page, language: Language): Promise<void> {
  const words = pricingWords(language);
  await page.getByRole("button", { name: words.preview.show }).click();
  await expect(page.getByRole("heading", { name: words.preview.title })).toBeVisible();
  await page.getByRole("button", { name: words.preview.save }).click();
  await expect(page.getByRole("status").filter({ hasText: words.saved })).toBeVisible();
}

test("a price is changed, shown, saved, and on the site @desk", async ({
  page,
  browser,
  language,
}) => {
  const words = pricingWords(language);
  const polo = `Volkswagen Polo, ${words.outside}`;
  const [old, wanted] = language === "ba" ? ["16,65", "18,35"] : ["16.65", "18.35"];
  await open(page, language);
  await expect(cell(page, polo)).toHaveValue(old);
  await expectToFitEverywhere(page);
  await page.getByRole("button", { name: words.preview.show }).click();
  await expect(page.getByRole("status").filter({ hasText: words.preview.nothing })).toBeVisible();

  await cell(page, polo).fill("-5");
  await page.getByRole("button", { name: words.preview.show }).click();
  await expect(page.getByRole("alert")).toContainText(faultText({ code: "negative" }, language));

  // What is typed while a preview is on its way is not what it shows.
  const asked = Promise.withResolvers<void>();
  await page.route(/\/pricing\.data/, async (route) => {
    await asked.promise;
    await route.continue();
  });
  await cell(page, polo).fill("17");
  await page.getByRole("button", { name: words.preview.show }).click();
  await cell(page, polo).fill(wanted);
  const answered = page.waitForResponse(/\/pricing\.data/);
  asked.resolve();
  await answered;
  await expect(page.getByRole("button", { name: words.preview.show })).toBeEnabled();
  await expect(cell(page, polo)).toHaveValue(wanted);
  await expect(page.getByRole("heading", { name: words.preview.title })).toHaveCount(0);
  await page.unroute(/\/pricing\.data/);

  await page.getByRole("button", { name: words.preview.show }).click();
  await expect(page.getByRole("table", { name: words.preview.examplesCaption })).toBeVisible();
  await expectAccessible(page);
  await expectToFitEverywhere(page);

  const visitor = await (await browser.newContext()).newPage();
  const car = at(pathOf(language, "/cars/economy/1"));
  await visitor.goto(car);
  await expect(visitor.getByRole("main")).toContainText(old);
  await page.getByRole("button", { name: words.preview.save }).click();
  await expect(page.getByRole("status").filter({ hasText: words.saved })).toBeVisible();
  // The toast goes by itself, but not from under a hand.
  await page.getByRole("button", { name: words.undo }).hover();
  await visitor.goto(car);
  await expect(visitor.getByRole("main")).toContainText(wanted);
  await expect(visitor.getByRole("main")).not.toContainText(old);

  const undone = page.waitForResponse(/\/pricing\.data/);
  await page.getByRole("button", { name: words.undo }).click();
  await undone;
  await expect(cell(page, polo)).toHaveValue(old);
  await visitor.goto(car);
  await expect(visitor.getByRole("main")).toContainText(old);
  await visitor.context().close();
});

test("two members: the second sees both prices, and loses nothing @desk", async ({
  page,
  language,
}) => {
  const words = pricingWords(language);
  const polo = `Volkswagen Polo, ${words.outside}`;
  const [old, wanted] = language === "ba" ? ["16,65", "18,35"] : ["16.65", "18.35"];
  await open(page, language);
  const second = await page.context().newPage();
  await second.goto(at(adminPath("pricing", language)));
  await takenOver(second);
  await expect(cell(second, polo)).toHaveValue(old);
  await cell(page, polo).fill(wanted);
  await save(page, language);

  await cell(second, polo).fill("19");
  await second.getByRole("button", { name: words.preview.show }).click();
  const told = second.getByRole("alert").filter({ hasText: words.stale.title });
  await expect(told).toContainText(wanted);
  await expect(told).toContainText("19");
  await expect(cell(second, polo)).toHaveValue("19");
  await second.getByRole("button", { name: words.stale.takeTheirs }).click();
  await expect(cell(second, polo)).toHaveValue(wanted);
  await cell(second, polo).fill(old);
  await save(second, language);
  await second.close();
});

test("a category is raised for a season at once, and previewed @desk", async ({
  page,
  language,
}) => {
  const words = pricingWords(language);
  await open(page, language);
  await page.getByText(words.raise.title).click();
  await page.getByLabel(words.raise.category, { exact: true }).selectOption("economy");
  const season = page.getByLabel(words.raise.season, { exact: true });
  const summer = await season
    .getByRole("option", { name: language === "ba" ? /^Ljeto/ : /^Summer/ })
    .first()
    .textContent();
  await season.selectOption(summer ?? "");
  const percent = page.getByLabel(words.raise.percent, { exact: true });
  await percent.fill("0");
  await page.getByRole("button", { name: words.raise.apply }).click();
  await expect(page.getByText(words.raise.bad)).toBeVisible();
  await percent.fill("+10 %");
  await percent.press("Enter");
  await expect(page.getByText(words.raise.written(4))).toBeVisible();
  const raised = language === "ba" ? "32,90" : "32.90";
  await expect(cell(page, `Volkswagen Polo, ${summer}`)).toHaveValue(raised);
  await expectAccessible(page);
  await expectToFitEverywhere(page);
  await page.getByRole("button", { name: words.preview.show }).click();
  await expect(page.getByRole("heading", { name: words.preview.title })).toBeVisible();
});

test("a step of the long rentals is added, and previewed @desk", async ({ page, language }) => {
  const words = pricingWords(language);
  await open(page, language, "discounts");
  await page.getByRole("button", { name: words.discounts.add }).click();
  const days = page.getByLabel(words.discounts.from, { exact: true }).last();
  await days.fill("a week");
  await page.getByLabel(words.discounts.percent, { exact: true }).last().fill("15");
  await page.getByRole("button", { name: words.preview.show }).click();
  const told = page
    .getByRole("alert")
    .filter({ hasText: faultText({ code: "days", min: 2, max: 365 }, language) });
  await expect(told).toContainText(words.discounts.title);
  await days.fill("21");
  await page.getByRole("button", { name: words.preview.show }).click();
  await expect(page.getByRole("table", { name: words.preview.examplesCaption })).toBeVisible();
  await expectAccessible(page);
  await expectToFitEverywhere(page);
});

test("the age of young drivers stays above the least age @desk", async ({ page, language }) => {
  const words = pricingWords(language);
  await open(page, language, "fees");
  await page.getByLabel(words.fees.until, { exact: true }).fill("18");
  await page.getByRole("button", { name: words.preview.show }).click();
  await expect(page.getByRole("alert")).toContainText(
    faultText({ code: "under-least-age", minDriverAge: 19 }, language),
  );
  await expectAccessible(page);
  await expectToFitEverywhere(page);
});

test("a season that overlaps is refused, naming the other @desk", async ({ page, language }) => {
  const words = pricingWords(language);
  await open(page, language, "seasons");
  await page.getByRole("button", { name: words.seasons.add }).click();
  const added = page.getByRole("region", { name: words.seasons.added });
  const summer = await page
    .getByRole("heading", { level: 3, name: language === "ba" ? /^Ljeto/ : /^Summer/ })
    .last()
    .textContent();
  const year = /\d{4}/.exec(summer ?? "")?.[0] ?? "";
  await added.getByLabel(words.seasons.nameEn).fill("Festival");
  await added.getByLabel(words.seasons.nameBs).fill("Festival");
  await added.getByLabel(words.seasons.from, { exact: true }).fill(`${year}-07-10`);
  await added.getByLabel(words.seasons.to, { exact: true }).fill(`${year}-07-12`);
  await page.getByRole("button", { name: words.preview.show }).click();
  const overlap = faultText({ code: "overlap", seasonId: 0 }, language, {
    season: () => summer ?? "",
  });
  await expect(page.getByRole("alert")).toContainText(overlap);
  await expectAccessible(page);
  await expectToFitEverywhere(page);
});

test("the calendar says which rule made a price @desk", async ({ page, language }) => {
  await open(page, language, "calendar");
  await page
    .getByRole("link", { name: /^Volkswagen Polo, / })
    .nth(14)
    .click();
  await expect(page).toHaveURL(/car=1&day=/);
  await expect(page.getByText(/^(The car’s own price|Vlastita cijena vozila)/)).toBeVisible();
  await expectAccessible(page);
  await expectToFitEverywhere(page);
});
