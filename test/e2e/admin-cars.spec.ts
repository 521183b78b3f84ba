// covers: routes/admin/fleet
import { expect, type Page } from "@playwright/test";
import { adminCarsWords } from "../../app/i18n/admin-cars/en.ts";
import { adminFrameWords } from "../../app/i18n/admin-frame/en.ts";
import { adminPath } from "../../app/i18n/admin-paths.ts";
import { pricingWords } from "../../app/i18n/admin-pricing/en.ts";
import { pathTo } from "../../app/i18n/paths.ts";
import { phoneJpeg } from "../casts/pictures-cast.ts";
import { expectAccessible, expectToFitEverywhere } from "./accessible.ts";
import { ownHouse } from "./own-house.ts";
import { takenOver, test } from "./story.ts";
import { type Language } from "./visitor.ts";

// One house for all of them, in this order: what is put in order here would disturb other stories.
test.describe.configure({ mode: "serial", timeout: 150_000 });

const { at, enter } = ownHouse();

/** The page of a car, reached from the list. */
async function openCar(page: Page, language: Language, name: string): Promise<void> {
  await page.goto(at(adminPath("cars", language)));
  await page.getByRole("link", { name }).filter({ visible: true }).first().click();
  await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
}

test("a picture is uploaded, seen on the site, deleted and taken back @desk", async ({
  page,
  language,
}) => {
  const words = adminCarsWords(language);
  const frame = adminFrameWords(language).form;
  await enter(page);
  await openCar(page, language, "Fiat 500");
  await page.getByRole("link", { name: words.sections.pictures }).first().click();
  await page.getByLabel(words.pictures.choose).setInputFiles([
    { name: "front.jpg", mimeType: "image/jpeg", buffer: await phoneJpeg(900, 700) },
    { name: "paper.jpg", mimeType: "image/jpeg", buffer: Buffer.from("%PDF-1.7") },
  ]);
  const uploads = page.getByRole("list", { name: words.pictures.uploads });
  await expect(uploads.getByText(words.pictures.done)).toBeVisible({ timeout: 30_000 });
  await expect(uploads.getByText(words.pictures.reasons["no-picture"])).toBeVisible();
  const seen = language === "ba" ? "Fiat 500 sprijeda" : "Fiat 500 from the front";
  await page.getByLabel(words.pictures.altEn).last().fill("Fiat 500 from the front");
  await page.getByLabel(words.pictures.altBs).last().fill("Fiat 500 sprijeda");
  await page.getByRole("button", { name: frame.save, exact: true }).click();
  await expect(page.getByText(frame.saved, { exact: true })).toBeVisible();
  await expectAccessible(page);
  await expectToFitEverywhere(page);

  const href = await page.getByRole("link", { name: words.seeOnSite }).getAttribute("href");
  const site = await page.context().newPage();
  await site.goto(at(href ?? ""));
  await expect(site.getByRole("img", { name: seen }).first()).toBeVisible();
  await site.close();

  await page.getByRole("button", { name: words.pictures.remove(1) }).click();
  await expect(page.getByText(words.pictures.removed)).toBeVisible();
  await page.getByRole("button", { name: frame.undo }).click();
  await expect(page.getByText(words.pictures.restored)).toBeVisible();
  await page.getByRole("button", { name: words.pictures.remove(1) }).click();
  await expect(page.getByText(words.pictures.empty)).toBeVisible();
});

test("a car is changed, taken back, and changed for good @desk", async ({ page, language }) => {
  const words = adminCarsWords(language);
  const frame = adminFrameWords(language).form;
  const [name, code] = language === "ba" ? ["Opel Astra", "CDMV"] : ["Renault Clio", "EDMV"];
  const heading = page.getByRole("heading", { level: 1 });
  const change = async () => {
    await page.getByLabel(words.fields.transmission).selectOption("automatic");
    await page
      .getByRole("button", { name: new RegExp(`^${words.acriss.take("[CE]DAV")}$`) })
      .click();
    await page.getByLabel(words.fields.name, { exact: true }).fill(`${name} Techno`);
    await page.getByRole("button", { name: frame.save, exact: true }).click();
    await expect(heading).toHaveText(`${name} Techno`);
  };
  await enter(page);
  await openCar(page, language, name);
  await change();
  await page.getByRole("button", { name: frame.undo }).click();
  await expect(heading).toHaveText(name);
  await expect(page.getByLabel(words.fields.acriss)).toHaveValue(code);
  await change();
  const site = await page.context().newPage();
  await site.goto(at(pathTo("vehicles", language)));
  await expect(site.getByText(`${name} Techno`).first()).toBeVisible();
});

test("what is typed stays while the car is hidden and shown again @desk", async ({
  page,
  language,
}) => {
  const words = adminCarsWords(language);
  const frame = adminFrameWords(language).form;
  await enter(page);
  await openCar(page, language, "Hyundai Tucson");
  const seats = page.getByLabel(words.fields.seats, { exact: true });
  const main = page.getByRole("main");
  // A panel beside the form has the same words as its title.
  const status = main.getByRole("paragraph").first();
  await expect(status).toHaveText(words.shown);
  await seats.fill("4");
  await page.getByRole("button", { name: words.hide, exact: true }).click();
  await expect(status).toHaveText(words.hidden);
  await expect(seats).toHaveValue("4");
  await expect(main.getByText(frame.changes(1))).toBeVisible();
  await page.getByRole("button", { name: words.publish, exact: true }).click();
  await expect(status).toHaveText(words.shown);
  await expect(seats).toHaveValue("4");
  await page.getByRole("button", { name: words.copy, exact: true }).click();
  const asking = page.getByRole("dialog", { name: frame.loseTitle });
  await asking.getByRole("button", { name: frame.stay }).click();
  await expect(asking).toBeHidden();
  await expect(page.getByRole("heading", { level: 1, name: "Hyundai Tucson" })).toBeVisible();
  await expect(seats).toHaveValue("4");
  // The edit that the form goes over is the newest one: nothing is asked about somebody else's.
  await page.getByRole("button", { name: frame.save, exact: true }).click();
  await expect(page.getByText(frame.saved, { exact: true })).toBeVisible();
  await page.getByRole("button", { name: frame.undo }).click();
  await expect(seats).toHaveValue("5");

  await page.getByRole("link", { name: words.side.prices }).click();
  const calendar = pricingWords(language).calendar;
  await expect(page.getByRole("heading", { name: calendar.title })).toBeVisible();
  await expect(page.getByRole("rowheader")).toHaveText(["Hyundai Tucson"]);
});

test("two members on one car read words, not codes @desk", async ({ page, language }) => {
  const words = adminCarsWords(language);
  const frame = adminFrameWords(language).form;
  await enter(page);
  await openCar(page, language, "Peugeot 308");
  const second = await page.context().newPage();
  await second.goto(page.url());
  await takenOver(second);
  const body = second.getByLabel(words.fields.body, { exact: true });
  await page.getByLabel(words.fields.body, { exact: true }).selectOption("suv");
  await page.getByText(words.fields.orSimilar).click();
  await page.getByRole("button", { name: frame.save, exact: true }).click();
  await expect(page.getByText(frame.saved, { exact: true })).toBeVisible();

  await body.selectOption("sedan");
  await second.getByRole("button", { name: frame.save, exact: true }).click();
  const told = second.getByRole("alert").filter({ hasText: frame.staleTitle });
  await expect(told.getByRole("row", { name: words.fields.body })).toContainText(
    `${words.bodies.sedan}${words.bodies.suv}`,
  );
  await expect(told.getByRole("row", { name: words.fields.orSimilar })).toContainText(
    `${frame.yes}${frame.no}`,
  );
  await expectAccessible(second);
  await second.getByRole("button", { name: frame.takeTheirs }).click();
  await expect(body).toHaveValue("suv");
  await second.close();
});

test("the cars are put in order with the keys alone @desk", async ({ page, language }) => {
  const words = adminCarsWords(language);
  const { form: frame, sort } = adminFrameWords(language);
  await enter(page);
  await page.goto(at(`${adminPath("cars", language)}?view=order`));
  const rows = page.getByRole("list", { name: words.order.title }).getByRole("listitem");
  const names = async () => (await rows.allInnerTexts()).map((text) => text.trim());
  const [first = "", second = "", third = ""] = await names();
  await page.getByRole("button", { name: sort.handle(first), exact: true }).focus();
  await page.keyboard.press("Space");
  await expect(page.getByText(sort.picked(first, 1, (await names()).length))).toBeAttached();
  await page.keyboard.press("ArrowDown");
  await expect(page.getByText(sort.over(first, 2, (await names()).length))).toBeAttached();
  await page.keyboard.press("Space");
  await expect(rows.first()).toContainText(second);
  await page.getByRole("button", { name: sort.up(third), exact: true }).click();
  await expect(rows.nth(1)).toContainText(third);
  await page.getByRole("button", { name: words.order.save }).click();
  await expect(page.getByText(frame.saved, { exact: true })).toBeVisible();
  expect((await names()).slice(0, 3)).toEqual([second, third, first]);
  await page.getByRole("button", { name: frame.undo }).click();
  await expect(rows.first()).toContainText(first);
});

test("a vehicle is written down with its papers @desk", async ({ page, language }) => {
  const words = adminCarsWords(language);
  const frame = adminFrameWords(language).form;
  await enter(page);
  await openCar(page, language, "Dacia Jogger");
  await page.getByRole("main").getByRole("link", { name: words.sections.vehicles }).first().click();
  await page.getByRole("link", { name: words.vehicles.new }).click();
  await page.getByLabel(words.vehicles.fields.plate).fill("a55 k 111");
  await page.getByLabel(words.vehicles.fields.registrationExpires).fill("2020-01-31");
  await page.getByRole("button", { name: frame.save, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "A55-K-111" })).toBeVisible();
  await page
    .getByRole("main")
    .getByRole("link", { name: words.vehicles.title, exact: true })
    .click();
  const day = language === "ba" ? "31.01.2020." : "31/01/2020";
  const expired = words.vehicles.expired(words.vehicles.papers.registration, day);
  await expect(page.getByText(expired).filter({ visible: true }).first()).toBeVisible();
  await expectAccessible(page);
  await expectToFitEverywhere(page);
});
