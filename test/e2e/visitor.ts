import { expect, type Page } from "@playwright/test";
import type { Language } from "../../app/domain/language.ts";
import { bookingWords } from "../../app/i18n/booking/en.ts";
import { homeWords } from "../../app/i18n/home/en.ts";
import { resultsWords } from "../../app/i18n/results/en.ts";
import { searchWords } from "../../app/i18n/search/en.ts";
import { addDays } from "../../app/domain/calendar.ts";
import { toLocal } from "../../app/domain/sarajevo.ts";
import { formatLongDate } from "../../app/i18n/format.ts";
import { filledForm, guestAddress } from "../casts/visitor.ts";

export { type Language };

export const wordsOf = (language: Language) => ({
  home: homeWords(language),
  search: searchWords(language),
  results: resultsWords(language),
  booking: bookingWords(language),
});

export const otherOf = (language: Language): Language => (language === "ba" ? "en-us" : "ba");

export const pathOf = (language: Language, path: string): string =>
  language === "ba" ? (path === "/" ? "/ba" : `/ba${path}`) : path;

const today = toLocal(Date.now()).slice(0, 10);

/** The date so many days from today, in Sarajevo; today is the day on which the stories began. */
export const inDays = (days: number): string => addDays(today, days);

/** The address of a trip from Tuzla airport. */
export const tripQuery = (from: string, to: string): string =>
  new URLSearchParams({
    pickupLocation: "airport-tuzla",
    sameReturnLocation: "true",
    pickupDate: from,
    pickupTime: "10:00",
    dropoffDate: to,
    dropoffTime: "10:00",
  }).toString();

/** As somebody whom no limit has counted yet: tries are counted by the address that sends them. */
export async function fromOwnAddress(
  page: Page,
  headers: Record<string, string> = {},
): Promise<void> {
  await page.setExtraHTTPHeaders({ "X-Forwarded-For": guestAddress(), ...headers });
}

/** Picks both days of a trip in the one calendar that opens from the field of the pick-up. */
export async function pickDates(
  page: Page,
  language: Language,
  [from, to]: readonly [string, string],
): Promise<void> {
  await pickDate(page, language, searchWords(language).pickupDate, from);
  await pickDay(page, language, to);
  await expect(page.getByRole("dialog", { name: searchWords(language).tripDates })).toBeHidden();
}

/** Picks a day in the calendar of a date field. */
export async function pickDate(
  page: Page,
  language: Language,
  label: string,
  date: string,
): Promise<void> {
  // The hand comes before the click: the form's scripts load at the first sign of it.
  const field = page.getByRole("combobox", { name: label, exact: true });
  await expect(async () => {
    await page.mouse.move(5, 5);
    await page.mouse.move(9, 9);
    await expect(field).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 10_000 });
  await field.click();
  await pickDay(page, language, date);
}

/** Goes from month to month as a person would. */
async function pickDay(page: Page, language: Language, date: string): Promise<void> {
  const words = searchWords(language);
  const day = page.getByRole("button", {
    name: new RegExp(escaped(formatLongDate(date, language))),
  });
  const next = page.getByRole("button", { name: words.nextMonth });
  await expect(next).toBeVisible();
  for (let months = 0; months < 14 && !(await day.isVisible()); months++) await next.click();
  await day.click();
}

/** Who books in the stories, as it is typed into the form of the review; no young driver. */
const amra = {
  firstName: "Amra",
  lastName: "Hodžić",
  dateOfBirth: "14/09/1991",
  email: "amra.hodzic@example.com",
  phone: "61 123 456",
};

/** Fills in Amra's details. */
export async function fillDetails(
  page: Page,
  language: Language,
  birth = amra.dateOfBirth,
): Promise<void> {
  const words = bookingWords(language).review;
  // Bookings are counted by the address that sends them, and each of these is another person's.
  await fromOwnAddress(page);
  await page.getByLabel(words.firstName, { exact: true }).fill(amra.firstName);
  await page.getByLabel(words.lastName, { exact: true }).fill(amra.lastName);
  await page.getByLabel(words.dateOfBirth).fill(birth);
  // The foot of every page asks for an e-mail address too.
  await page.getByRole("main").getByLabel(words.email, { exact: true }).fill(amra.email);
  await page.getByLabel(words.phone, { exact: true }).fill(amra.phone);
  await page.getByRole("checkbox", { name: words.privacy.link }).check();
  await page.getByRole("checkbox", { name: words.terms.link }).check();
}

/** A car of the list, and the days of a trip with it from Tuzla airport. */
type Wanted = { car: number; from: string; to: string };

/**
 * Books a car, for stories of what comes after it: the form is fetched and sent without anybody who fills it in, in a tenth of the time.
 * Answers the code.
 */
export async function bookCar(page: Page, language: Language, wanted: Wanted): Promise<string> {
  return (await sendBooking(page, language, wanted)).code;
}

/** The same, up to the confirmation page. */
export async function bookAndOpen(page: Page, language: Language, wanted: Wanted): Promise<string> {
  const { code, address } = await sendBooking(page, language, wanted);
  await page.goto(address);
  return code;
}

async function sendBooking(
  { request }: Page,
  language: Language,
  { car, from, to }: Wanted,
): Promise<{ code: string; address: string }> {
  const path = pathOf(language, `/review?${tripQuery(from, to)}&car=${car}&plan=basic`);
  const asked = await request.get(path);
  const form = filledForm(await asked.text(), { ...amra, flightNumber: "" });
  const { origin } = new URL(asked.url());
  const headers = { Origin: origin, "X-Forwarded-For": guestAddress() };
  const answer = await request.post(path, { form: Object.fromEntries(form), headers });
  expect(answer.url()).toMatch(/\/reservation-confirmation\/[\w-]{20,}$/);
  const [code = ""] = /EP-[0-9A-Z]{5}-[0-9A-Z]{5}/.exec(await answer.text()) ?? [];
  expect(code).not.toBe("");
  return { code, address: answer.url() };
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
