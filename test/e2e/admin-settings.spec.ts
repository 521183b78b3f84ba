// covers: routes/admin/house/settings
import { faultText } from "../../app/i18n/field-faults/fault-text.ts";
import { expect, type Page } from "@playwright/test";
import { settingsWords } from "../../app/i18n/admin-settings/en.ts";
import { adminFrameWords } from "../../app/i18n/admin-frame/en.ts";
import { adminPath } from "../../app/i18n/admin-paths.ts";
import { adminWords } from "../../app/i18n/admin/en.ts";
import { letterWords } from "../../app/i18n/letters/en.ts";
import { maintenanceWords } from "../../app/i18n/maintenance/en.ts";
import { placesWords } from "../../app/i18n/places/en.ts";
import { expectAccessible, expectToFitEverywhere } from "./accessible.ts";
import { ownHouse } from "./own-house.ts";
import { takenOver, test } from "./story.ts";
import { inDays, pathOf, type Language } from "./visitor.ts";

// Settings are everybody's: these stories have a house of their own, and go through it in this order.
test.describe.configure({ mode: "serial", timeout: 180_000 });

const { at, enter } = ownHouse();

async function judged(page: Page): Promise<void> {
  await expectAccessible(page);
  await expectToFitEverywhere(page);
}

async function open(page: Page, language: Language, section: string): Promise<void> {
  await enter(page);
  await page.goto(at(adminPath("settings", language, section)));
}

const main = (page: Page) => page.getByRole("main");

test("another phone is on the site at once, and can be taken back @desk", async ({
  page,
  browser,
  language,
}) => {
  const words = settingsWords(language);
  const frame = adminFrameWords(language).form;
  const visitor = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  await open(page, language, "agency");
  const phone = page.getByLabel(words.settings.phone.label, { exact: true });
  await phone.fill("12");
  await page.getByRole("button", { name: frame.save }).click();
  await expect(page.getByRole("alert")).toContainText(faultText({ code: "phone" }, language));
  await judged(page);
  const save = page.getByRole("button", { name: frame.save });
  await phone.fill("061 111 000");
  await save.click();
  await page.getByRole("button", { name: frame.undo }).click();
  await expect(phone).toHaveValue("+38735000000");
  await phone.fill("061 222 333");
  await save.click();
  await expect(phone).toHaveValue("+38761222333");
  await visitor.goto(at(pathOf(language, "/contact")));
  const shown = visitor.getByRole("main");
  await expect(shown.getByText("+387 61 222 333").first()).toBeVisible();
  // What is on its way cannot be typed over.
  const answer = Promise.withResolvers<void>();
  await page.route(/\/agency\.data/, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await phone.fill("+387 35 000 000");
  await save.click();
  await expect(page.getByRole("button", { name: frame.saving })).toBeVisible();
  await phone.focus();
  await page.keyboard.type("999");
  await expect(phone).toHaveValue("+387 35 000 000");
  answer.resolve();
  await expect(phone).toHaveValue("+38735000000");
  await page.unroute(/\/agency\.data/);
  await visitor.reload();
  await expect(shown.getByText("+387 35 000 000").first()).toBeVisible();
  await visitor.context().close();
});

test("two members change one field, and the second chooses @desk", async ({
  page,
  browser,
  language,
}) => {
  const words = settingsWords(language);
  const frame = adminFrameWords(language).form;
  const other = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  await open(page, language, "agency");
  await open(other, language, "agency");
  const city = (one: Page) => one.getByLabel(words.settings.city.label, { exact: true });
  await takenOver(other);
  await city(other).fill("Živinice");
  await other.getByRole("button", { name: frame.save }).click();
  await expect(other.getByText(frame.saved, { exact: true })).toBeVisible();
  await city(page).fill("Tuzla");
  await page.getByRole("button", { name: frame.save }).click();
  const panel = page.getByRole("alert");
  await expect(panel).toContainText("Živinice");
  await expect(panel).toContainText("Tuzla");
  await expect(city(page)).toHaveValue("Tuzla");
  await judged(page);
  await panel.getByRole("button", { name: frame.keepMine }).click();
  await expect(panel).toBeHidden();
  await page.goto(at(adminPath("settings", language, "agency")));
  await expect(city(page)).toHaveValue("Tuzla");
  await city(page).fill("Dubrave Gornje");
  await page.getByRole("button", { name: frame.save }).click();
  await expect(page.getByText(frame.saved, { exact: true })).toBeVisible();
  await other.context().close();
});

test("a holiday is on the page of the place until it is removed @desk", async ({
  page,
  browser,
  language,
}) => {
  const words = settingsWords(language);
  const frame = adminFrameWords(language).form;
  const visitor = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  const slug =
    language === "ba" ? "aerodrom-tuzla-iznajmljivanje-auta" : "airport-tuzla-rent-a-car";
  const place = at(pathOf(language, `/locations/${slug}`));
  await open(page, language, "special-days");
  await page.getByRole("link", { name: words.days.add }).click();
  await page.getByLabel(words.days.date, { exact: true }).fill(inDays(20));
  await page.getByLabel(`${words.days.label} ${words.parts.en}`).fill("Town fair");
  await page.getByLabel(`${words.days.label} ${words.parts.bs}`).fill("Gradski vašar");
  await page.getByRole("button", { name: frame.save }).click();
  const name = language === "ba" ? "Gradski vašar" : "Town fair";
  await expect(main(page).getByText(name)).toBeVisible();
  await visitor.goto(place);
  const special = visitor.getByRole("heading", { name: placesWords(language).place.special });
  await expect(special).toBeVisible();
  await expect(visitor.getByText(name)).toBeVisible();
  await main(page).getByRole("listitem").filter({ hasText: name }).getByRole("link").click();
  await page.getByRole("button", { name: words.days.remove }).click();
  await page.getByRole("dialog").getByRole("button", { name: words.days.remove }).click();
  await expect(page).toHaveURL(/\/special-days(?:\?.*)?$/);
  await expect(main(page).getByText(name)).toBeHidden();
  await visitor.reload();
  await expect(visitor.getByText(name)).toBeHidden();
  await visitor.context().close();
});

test("questions are put into another order with the keyboard @desk", async ({ page, language }) => {
  const words = settingsWords(language);
  const { sort } = adminFrameWords(language);
  await open(page, language, "faq");
  const list = page.getByRole("list", { name: words.faq.general });
  const names = () => list.getByRole("link").allInnerTexts();
  const before = await names();
  const sent = () => page.waitForResponse((answer) => answer.request().method() === "POST");
  // The list stands in its new order at once; it is kept when the answer has come.
  const moved = sent();
  await list.getByRole("button", { name: sort.down(before[0] ?? "") }).click();
  await expect.poll(names).toEqual([before[1], before[0], ...before.slice(2)]);
  await moved;
  const handle = list.getByRole("button", {
    name: sort.handle(before[0] ?? ""),
    exact: true,
  });
  await handle.focus();
  await page.keyboard.press("Space");
  await expect(handle).toHaveAttribute("aria-pressed", "true");
  await expect(page.getByText(sort.picked(before[0] ?? "", 2, before.length))).toBeAttached();
  // A key that comes before the places are measured moves nothing yet.
  await expect(async () => {
    await page.keyboard.press("ArrowUp");
    const said = page.getByText(sort.over(before[0] ?? "", 1, before.length));
    await expect(said).toBeAttached({ timeout: 2000 });
  }).toPass();
  const kept = sent();
  await page.keyboard.press("Space");
  await expect.poll(names).toEqual(before);
  await kept;
  await page.reload();
  await expect.poll(names).toEqual(before);
});

test("a legal text is written, published and in force @desk", async ({ page, language }) => {
  const words = settingsWords(language);
  const says = words.legal;
  await open(page, language, "legal");
  await page.goto(at(adminPath("settings", language, "legal", "complaints")));
  const body = page.getByLabel(`${says.body} ${words.parts.en}`);
  const text = await body.inputValue();
  await body.fill(`${text}\n\n{nonsense}`);
  await page.getByRole("button", { name: says.save }).click();
  await expect(main(page).getByText(says.unknown("{nonsense}"))).toBeVisible();
  const sentence = `A sentence of ${language} for {name}.`;
  await body.fill(`${text}\n\n${sentence}`);
  await page.getByRole("button", { name: says.save }).click();
  await expect(page.getByRole("button", { name: says.publish })).toBeVisible();
  await judged(page);
  await page.getByRole("button", { name: says.publish }).click();
  await page.getByRole("dialog").getByRole("button", { name: says.publish }).click();
  await expect(page.getByRole("button", { name: says.publish })).toBeHidden();
  await page.goto(at("/legal"));
  await expect(page.getByText(`A sentence of ${language} for Eternal Pro.`)).toBeVisible();
});

test("a test letter comes to the local mailbox @desk", async ({ page, language }) => {
  const words = settingsWords(language);
  await open(page, language, "mail");
  await page.getByRole("button", { name: words.mail.send }).click();
  await expect(main(page).getByText(words.mail.outcomes.kept)).toBeVisible({ timeout: 15_000 });
  await page
    .getByRole("link", { name: letterWords(language).test.subject })
    .first()
    .click();
  await expect(main(page).getByText(letterWords(language).test.lead)).toBeVisible();
});

test("the site is closed and opened @desk", async ({ page, browser, language }) => {
  const says = adminWords(language).settings;
  const visitor = await (await browser.newContext({ viewport: page.viewportSize() })).newPage();
  await open(page, language, "maintenance");
  await page.getByRole("button", { name: says.turnOn }).click();
  await expect(main(page).getByText(says.isOn)).toBeVisible();
  expect((await visitor.goto(at(pathOf(language, "/"))))?.status()).toBe(503);
  await expect(
    visitor.getByRole("heading", { name: maintenanceWords(language).title }),
  ).toBeVisible();
  await page.getByRole("button", { name: says.turnOff }).click();
  await expect(page.getByText(says.isOff)).toBeVisible();
  expect((await visitor.goto(at(pathOf(language, "/"))))?.status()).toBe(200);
  await visitor.context().close();
});
