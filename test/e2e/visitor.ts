import { randomInt } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import AxeBuilder from "@axe-core/playwright";
import { languages, type Language } from "../../app/domain/language.ts";
import { bookingWords } from "../../app/i18n/booking/en.ts";
import { homeWords } from "../../app/i18n/home/en.ts";
import { resultsWords } from "../../app/i18n/results/en.ts";
import { searchWords } from "../../app/i18n/search/en.ts";
import { addDays } from "../../app/domain/calendar.ts";
import { toLocal } from "../../app/domain/sarajevo.ts";
import { formatLongDate } from "../../app/i18n/format.ts";

export { languages, type Language };

export const wordsOf = (language: Language) => ({
  home: homeWords(language),
  search: searchWords(language),
  results: resultsWords(language),
  booking: bookingWords(language),
});

export const pathOf = (language: Language, path: string): string =>
  language === "ba" ? (path === "/" ? "/ba" : `/ba${path}`) : path;

const today = toLocal(Date.now()).slice(0, 10);

/** The date so many days from today, in Sarajevo; today is the day on which the stories began. */
export const inDays = (days: number): string => addDays(today, days);

/**
 * A day for one story alone: stories run side by side in two languages and two sizes, and must not take
 * each other's cars.
 */
export const dayFor = (language: Language, project: string, days: number): number =>
  days + (languages.indexOf(language) + (project === "desk" ? 2 : 0)) * 60;

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

/** Picks a day in the calendar of a date field, going from month to month as a person would. */
export async function pickDate(
  page: Page,
  language: Language,
  label: string,
  date: string,
): Promise<void> {
  const words = searchWords(language);
  // The hand comes before the click: the form's scripts load at the first sign of it.
  const field = page.getByRole("combobox", { name: label, exact: true });
  await expect(async () => {
    await page.mouse.move(5, 5);
    await page.mouse.move(9, 9);
    await expect(field).toBeVisible({ timeout: 500 });
  }).toPass({ timeout: 10_000 });
  await field.click();
  const day = page.getByRole("button", {
    name: new RegExp(escaped(formatLongDate(date, language))),
  });
  const next = page.getByRole("button", { name: words.nextMonth });
  await expect(next).toBeVisible();
  for (let months = 0; months < 14 && !(await day.isVisible()); months++) await next.click();
  await day.click();
}

/** Personal details of somebody who is no young driver. */
export async function fillDetails(
  page: Page,
  language: Language,
  birth = "14/09/1991",
): Promise<void> {
  const words = bookingWords(language).review;
  // Bookings are counted by the address that sends them, and each of these is another person's.
  const address = `10.${[0, 0, 0].map(() => randomInt(256)).join(".")}`;
  await page.setExtraHTTPHeaders({ "X-Forwarded-For": address });
  await page.getByLabel(words.firstName, { exact: true }).fill("Amra");
  await page.getByLabel(words.lastName, { exact: true }).fill("Hodžić");
  await page.getByLabel(words.dateOfBirth).fill(birth);
  // The foot of every page asks for an e-mail address too.
  await page
    .getByRole("main")
    .getByLabel(words.email, { exact: true })
    .fill("amra.hodzic@example.com");
  await page.getByLabel(words.phone, { exact: true }).fill("61 123 456");
  await page.getByRole("checkbox", { name: words.privacy.link }).check();
  await page.getByRole("checkbox", { name: words.terms.link }).check();
}

/** Books a car of the list for a trip from Tuzla airport, up to the confirmation page. Answers the code. */
export async function bookCar(
  page: Page,
  language: Language,
  { car, from, to }: { car: number; from: string; to: string },
): Promise<string> {
  await page.goto(pathOf(language, `/review?${tripQuery(from, to)}&car=${car}&plan=basic`));
  await fillDetails(page, language);
  await page
    .getByRole("button", { name: wordsOf(language).booking.review.book })
    .filter({ visible: true })
    .click();
  await expect(page).toHaveURL(/\/reservation-confirmation\/[\w-]{20,}$/);
  return page.getByText(/^EP-[0-9A-Z]{5}-[0-9A-Z]{5}$/).innerText();
}

/** The tool for people with disabilities finds nothing to mend on the page as it stands. */
export async function expectAccessible(page: Page): Promise<void> {
  // What is about to fade in has hardly any colour yet: the page is judged at rest.
  await page.emulateMedia({ reducedMotion: "reduce" });
  // What had begun before keeps its time.
  await page.evaluate(() => {
    for (const animation of document.getAnimations())
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
  });
  const { violations } = await new AxeBuilder({ page }).analyze();
  await page.emulateMedia({ reducedMotion: null });
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" | ")}`),
  ).toEqual([]);
}

/** Nothing scrolls sideways. */
export async function expectToFit(page: Page): Promise<void> {
  const over = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(over).toBeLessThanOrEqual(0);
}

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
