// covers: routes/site/own
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";
import { expectAccessible, expectToFit } from "./accessible.ts";
import { test } from "./story.ts";
import { changeWords } from "../../app/i18n/change/en.ts";
import { confirmationWords } from "../../app/i18n/confirmation/en.ts";
import { formatEuro, formatLongDate } from "../../app/i18n/format.ts";
import { lookupWords } from "../../app/i18n/lookup/en.ts";
import { letterOf } from "./mailbox.ts";
import {
  bookAndOpen,
  bookCar,
  inDays,
  pathOf,
  pickDate,
  wordsOf,
  type Language,
  fromOwnAddress,
} from "./visitor.ts";

type Booked = { code: string; from: string; to: string };

/** Books car 3 for four days that no other story wants. */
async function book(page: Page, language: Language, day: number): Promise<Booked> {
  const [from, to] = [inDays(day), inDays(day + 4)];
  const code = await bookCar(page, language, { car: 3, from, to });
  return { code, from, to };
}

/** The address behind "change or cancel" in the mail, as a reader of its plain text would follow it. */
async function openFromMail(page: Page, code: string): Promise<void> {
  const { text } = await letterOf("booking-confirmed", code);
  const link = /http\S+\/modify-reservation\/open\/\S+/.exec(text)?.[0];
  await page.goto(link ?? "");
  await expect(page).toHaveURL(/\/modify-reservation\/details$/);
}

/** A part of the page that opens at its name; `index` counts from the top. */
const part = (page: Page, name: string) =>
  page.locator("details").filter({ has: page.getByText(name, { exact: true }) });

const open = async (page: Page, name: string): Promise<void> => {
  await part(page, name).locator("summary").first().click();
};

const pdfText = (path: string): string =>
  execFileSync("pdftotext", ["-layout", path, "-"], { encoding: "utf8" });

async function downloadPdf(page: Page, name: string): Promise<string> {
  const download = page.waitForEvent("download");
  await page.getByRole("link", { name }).first().click();
  return (await download).path();
}

/** The totals of the comparison, before and now, in cents. */
async function totals(page: Page, label: string): Promise<[number, number]> {
  const row = page.getByRole("row").filter({ hasText: label }).last();
  const cells = await row.getByRole("cell").allInnerTexts();
  const [before = 0, now = 0] = cells.map((cell) => Number(cell.replace(/\D/g, ""))).slice(-2);
  return [before, now];
}

/** The part of a sentence before the mark. */
const startOf = (sentence: string): string => sentence.split("|")[0] ?? "";

test("a customer changes the dates from the mail, takes the PDF and cancels @phone", async ({
  page,
  language,
  dayFor,
}) => {
  const change = changeWords(language);
  const { code, to } = await book(page, language, dayFor(70));
  const confirmed = await letterOf("booking-confirmed", code);
  expect(confirmed.file(".ics").toString()).toContain("SEQUENCE:0");
  expect(confirmed.html).toContain('"@type":"RentalCarReservation"');

  await openFromMail(page, code);
  await expectToFit(page);
  await expectAccessible(page);
  await open(page, change.tasks.trip);
  const later = inDays(dayFor(70) + 6);
  await pickDate(page, language, wordsOf(language).search.returnDate, later);
  await part(page, change.tasks.trip).getByRole("button", { name: change.tasks.see }).click();

  await expect(page.getByRole("heading", { name: change.offer.title })).toBeVisible();
  await expectToFit(page);
  await expectAccessible(page);
  const [before, now] = await totals(page, change.total);
  expect(now).toBeGreaterThan(before);
  const difference = formatEuro(now - before, language);
  const offer = page.getByRole("region", { name: change.offer.title });
  await expect(offer.getByText(change.offer.more(difference), { exact: true })).toBeVisible();
  await page.getByRole("button", { name: change.offer.accept }).click();
  await expect(page.getByText(change.done.changed)).toBeVisible();
  await expect(page.getByText(formatEuro(now, language)).first()).toBeVisible();

  const changed = await letterOf("reservation-changed", code);
  expect(changed.file(".ics").toString()).toContain("SEQUENCE:1");
  const paper = pdfText(await downloadPdf(page, change.papers.pdf));
  expect(paper).toContain(code);
  expect(paper.toLowerCase()).toContain(formatLongDate(later, language).toLowerCase());
  expect(paper.toLowerCase()).not.toContain(formatLongDate(to, language).toLowerCase());

  await open(page, change.tasks.cancel);
  await part(page, change.tasks.cancel).getByRole("button", { name: change.cancel.button }).click();
  await expect(page.getByText(change.done.cancelled)).toBeVisible();
  await expectAccessible(page);
  const cancelled = await letterOf("reservation-cancelled", code);
  const calendar = cancelled.file(".ics").toString();
  expect(calendar).toContain("METHOD:CANCEL");
  expect(calendar).toContain("SEQUENCE:2");
});

test("a customer comes back with the code and the first name, however they are typed @desk", async ({
  page,
  language,
  dayFor,
}) => {
  const lookup = lookupWords(language);
  await fromOwnAddress(page);
  const { code } = await book(page, language, dayFor(80));
  await page.goto(pathOf(language, "/modify-reservation"));
  await page.getByLabel(lookup.code).fill("EP-00000-00000");
  await page.getByRole("button", { name: lookup.next }).click();
  await expect(page.getByText(lookup.faults["unknown-code"]).first()).toBeVisible();
  await page.getByLabel(lookup.code).fill(code.replaceAll("-", "").toLowerCase());
  await page.getByRole("button", { name: lookup.next }).click();
  await page.getByLabel(lookup.firstName).fill("Mirza");
  await page.getByRole("button", { name: lookup.open }).click();
  await expect(page.getByText(lookup.faults["wrong-name"]).first()).toBeVisible();
  await expectAccessible(page);
  await page.getByLabel(lookup.firstName).fill("  AMRA ");
  await page.getByRole("button", { name: lookup.open }).click();
  await expect(page).toHaveURL(/\/modify-reservation\/details$/);
  await expect(page.getByText(code).first()).toBeVisible();
  expect(page.url()).not.toContain(code);
});

test("the reservation as a page, on paper and in the calendar @desk", async ({
  page,
  language,
  dayFor,
}) => {
  const lookup = lookupWords(language);
  await fromOwnAddress(page);
  const { code } = await book(page, language, dayFor(85));
  await page.goto(pathOf(language, "/reservationreview"));
  await page.getByLabel(lookup.code).fill(code);
  await page.getByLabel(lookup.firstName).fill("amra");
  await page.getByRole("button", { name: lookup.open }).click();
  await expect(page.getByText(code).first()).toBeVisible();
  await expectToFit(page);
  await expectAccessible(page);
  expect(pdfText(await downloadPdf(page, lookup.view.pdf))).toContain(code);
  const calendar = page.waitForEvent("download");
  await page.getByRole("link", { name: lookup.view.calendar }).click();
  const text = readFileSync(await (await calendar).path(), "utf8");
  expect(text.match(/BEGIN:VEVENT/g)).toHaveLength(2);
  expect(text).toContain("TZID=Europe/Sarajevo");
});

test("same as last time leads to the same car and places @phone", async ({
  page,
  language,
  dayFor,
}) => {
  const confirmation = confirmationWords(language);
  await bookAndOpen(page, language, { car: 3, from: inDays(dayFor(90)), to: inDays(dayFor(94)) });
  await page.getByRole("link", { name: confirmation.again }).click();
  await expect(page).toHaveURL(/\/search\?.*car=3/);
  await expectToFit(page);
});

test("who will be late says so and hears at once what it means @phone", async ({
  page,
  language,
  dayFor,
}) => {
  const change = changeWords(language);
  const { code } = await book(page, language, dayFor(95));
  await openFromMail(page, code);
  await open(page, change.tasks.late.arrival);
  const late = part(page, change.tasks.late.arrival);
  await late.getByRole("button", { name: change.late.delay(1, 0) }).click();
  await expect(page.getByText(change.late.free).first()).toBeVisible();
  await expectAccessible(page);
  await late.getByRole("button", { name: startOf(change.late.tell.arrival("|")) }).click();
  await expect(page.getByText(change.done.late.arrival)).toBeVisible();
  expect((await letterOf("late-notice", code)).text).toContain("11:00");
});
