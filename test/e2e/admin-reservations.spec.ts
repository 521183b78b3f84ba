// covers: routes/admin/today/reservations, routes/admin/frame
import { randomInt, randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { adminFrameWords } from "../../app/i18n/admin-frame/en.ts";
import { adminPath } from "../../app/i18n/admin-paths.ts";
import { savedViewWords } from "../../app/i18n/admin-saved-views/en.ts";
import { adminReservationsWords } from "../../app/i18n/admin-reservations/en.ts";
import { formatDate } from "../../app/i18n/format.ts";
import { bookingWords } from "../../app/i18n/booking/en.ts";
import { searchWords } from "../../app/i18n/search/en.ts";
import { siteWords } from "../../app/i18n/site/en.ts";
import { expectAccessible, expectToFitEverywhere, misfitsOf } from "./accessible.ts";
import { signedIn } from "./member.ts";
import { test } from "./story.ts";
import { inDays, type Language } from "./visitor.ts";

test.describe.configure({ timeout: 240_000 });

const caller = () => {
  const name = `Zehra${randomUUID().replaceAll(/[^a-f]/g, "")}`;
  return { firstName: name, lastName: "Čaušević", phone: `061 ${randomInt(100_000, 1_000_000)}` };
};
type Caller = ReturnType<typeof caller>;

/** What a member does while a customer speaks. */
async function takeCall(page: Page, language: Language, who: Caller, day: number): Promise<void> {
  const words = adminReservationsWords(language).book;
  const search = searchWords(language);
  await page.getByLabel(search.pickupDate, { exact: true }).fill(`+${day}`);
  const dropoff = page.getByLabel(search.returnDate, { exact: true });
  await dropoff.fill("+4");
  await dropoff.press("Tab");
  await expect(dropoff).toHaveValue(formatDate(inDays(day + 4), language));
  await page.locator("#cars").getByRole("radio").first().check();
  await page.getByLabel(bookingWords(language).review.phone, { exact: true }).fill(who.phone);
  await page.getByLabel(words.firstName, { exact: true }).fill(who.firstName);
  await page.getByLabel(words.lastName, { exact: true }).fill(who.lastName);
  await page.getByLabel(words.dateOfBirth).fill("14/09/1991");
}

test("a group of the bar opens the page visited last, and then its other pages @phone @narrow", async ({
  page,
  language,
}) => {
  const { groupsLabel, groups, rooms } = adminFrameWords(language);
  await signedIn(page, "manager");
  await page.goto(adminPath("coupons", language));
  const bar = page.getByRole("navigation", { name: groupsLabel });
  await bar.getByRole("link", { name: groups.fleet }).click();
  await expect(page.getByRole("heading", { level: 1, name: rooms.cars })).toBeVisible();
  await bar.getByRole("link", { name: groups.prices }).click();
  await expect(page).toHaveURL(adminPath("coupons", language));

  await bar.getByText(groups.prices).click();
  await expectAccessible(page);
  expect(await misfitsOf(page)).toEqual([]);
  await bar.getByRole("link", { name: rooms.extras }).click();
  await expect(page.getByRole("heading", { level: 1, name: rooms.extras })).toBeVisible();
  await expect(bar.getByRole("link", { name: rooms.coupons })).toBeHidden();

  // A browser that was closed remembers it.
  await page.goto(adminPath("cars", language));
  await bar.getByRole("link", { name: groups.prices }).click();
  await expect(page).toHaveURL(adminPath("extras", language));
});

test("a page that takes its time shows the shape of a room until it is there @desk", async ({
  page,
  language,
}) => {
  const words = adminReservationsWords(language);
  await signedIn(page, "manager");
  await page.goto(adminPath("reservations", language));
  const answer = Promise.withResolvers<void>();
  await page.route(/\.data(\?|$)/, async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.getByRole("link", { name: words.new, exact: true }).click();
  const loading = page.getByText(siteWords(language).loading, { exact: true });
  await expect(loading).toBeAttached();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(siteWords(language).loading);
  await expectToFitEverywhere(page);
  answer.resolve();
  await expect(page.getByRole("heading", { level: 1, name: words.book.title })).toBeVisible();
  await expect(loading).toHaveCount(0);
});

test("a member answers the phone, and finds the booking again @desk", async ({
  page,
  language,
  dayFor,
}) => {
  const words = adminReservationsWords(language);
  const who = caller();
  await signedIn(page, "manager");
  await page.goto(adminPath("reservations", language));
  await page.getByRole("link", { name: words.new, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: words.book.title })).toBeVisible();
  await takeCall(page, language, who, dayFor(40));
  const book = page.getByRole("button", { name: /€/ }).last();
  await expect(book).toBeEnabled();
  await expectToFitEverywhere(page);
  await expectAccessible(page);

  // Without the customer's yes nothing is booked, and nothing that was typed is lost.
  await book.click();
  const missing = page.getByRole("alert").getByText(words.book.faultReadOut);
  await expect(missing).toBeVisible({ timeout: 15_000 });
  await expect(page.getByLabel(words.book.firstName, { exact: true })).toHaveValue(who.firstName);
  await page.getByRole("checkbox", { name: words.book.readOut }).check();
  await book.click();
  await expect(page).toHaveURL(/\/admin\/reservations\/[0-9A-Z]{10}$/);
  const code = page.url().slice(-10);
  const shown = `EP-${code.slice(0, 5)}-${code.slice(5)}`;

  // By the last digits of the phone, a part of the name in any order, the code, and the plate of its car.
  const found = page.getByRole("link", { name: new RegExp(`${shown}|${who.firstName}`) });
  await page.goto(adminPath("reservations", language));
  const searchBox = page.getByRole("main").getByRole("searchbox");
  const search = async (typed: string) => {
    await searchBox.fill(typed);
    await searchBox.press("Enter");
    // The list before has the booking too: only the answer writes what is looked for into the page.
    await expect(searchBox).toHaveAttribute("value", typed);
    await expect(found.filter({ visible: true }).first()).toBeVisible();
  };
  await search(who.phone.slice(-6));
  await search(`cause ${who.firstName.toLowerCase()}`);
  await search(code.slice(2, 8));
  const plate = /[A-Z]\d{2}-[A-Z]-\d{3}/.exec(await page.getByRole("main").innerText())?.[0] ?? "";
  expect(plate).not.toBe("");
  await search(plate.replaceAll("-", " ").toLowerCase());

  // Who calls again is known by the number.
  await page.goto(`${adminPath("reservations", language)}/new`);
  await page.getByLabel(bookingWords(language).review.phone, { exact: true }).fill(who.phone);
  await page.getByRole("button", { name: words.book.fillIn }).click();
  await expect(page.getByLabel(words.book.lastName, { exact: true })).toHaveValue(who.lastName);
});

test("a member keeps a view and takes the list home @desk", async ({ page, language }) => {
  const words = adminReservationsWords(language);
  const member = await signedIn(page, "manager");
  await page.goto(`${adminPath("reservations", language)}?view=all`);
  const views = page.getByRole("navigation", { name: words.viewsLabel });
  await views.getByRole("link", { name: new RegExp(words.views.pending) }).click();
  await expect(page).toHaveURL(/view=pending/);
  await page.getByRole("button", { name: savedViewWords(language).add }).click();
  // Inside the back office: beside it everything has the look of the site.
  const form = page.locator("[data-admin]").getByRole("dialog");
  await form.getByLabel(savedViewWords(language).name, { exact: true }).fill("Moj pogled");
  await form.getByRole("button", { name: savedViewWords(language).save, exact: true }).click();
  const own = views.getByRole("link", { name: "Moj pogled" });
  await expect(own).toHaveAttribute("aria-current", "page");
  await expectAccessible(page, { contrast: false });

  const frame = adminFrameWords(language).list;
  await page.getByRole("button", { name: frame.export }).click();
  const [file] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("link", { name: frame.csv }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`${words.file}.csv`);
  const text = await readFile(await file.path(), "utf8");
  expect(text.replace("\uFEFF", "").split(/[;,]/)[0]).toBe(words.fileColumns.firstName);
  expect(member.role).toBe("manager");

  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: savedViewWords(language).change("Moj pogled") }).click();
  await page.getByRole("button", { name: savedViewWords(language).remove }).click();
  await expect(own).toBeHidden();
});

test("a viewer sees the list, and nothing that they may not do @desk", async ({ page }) => {
  const words = adminReservationsWords("en-us");
  await signedIn(page, "viewer");
  await page.goto(adminPath("reservations", "en-us"));
  await expect(page.getByRole("heading", { level: 1, name: words.title })).toBeVisible();
  await expect(page.getByRole("link", { name: words.new })).toHaveCount(0);
  await page.goto(`${adminPath("reservations", "en-us")}/new`);
  await expect(page.getByText("Unauthorized access. Admin privileges required.")).toBeVisible();
});
