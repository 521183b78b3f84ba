import { dateOf, isoWeekday, timeOf } from "../domain/calendar.ts";
import type { LocalDate, LocalDateTime } from "../domain/calendar.ts";
import type { Language } from "../domain/language.ts";
import { calendarNames } from "./calendar-names.ts";

// Formats of numbers, money and dates. Nothing here uses Intl, so that server and browser print the same text in both languages
// (Chromium has no data for Bosnian).

/** `1,234.5` in English, `1.234,5` in Bosnian, with a fixed number of decimals (0 when absent). */
export function formatNumber(value: number, language: Language, decimals = 0): string {
  const [whole = "", fraction] = Math.abs(value).toFixed(decimals).split(".");
  const grouped = whole.replace(/\B(?=(\d{3})+$)/g, language === "ba" ? "." : ",");
  const point = language === "ba" ? "," : ".";
  const sign = value < 0 && /[1-9]/.test(whole + (fraction ?? "")) ? "−" : "";
  return sign + grouped + (fraction ? point + fraction : "");
}

/** Euro cents with both decimals: `€66.60`, `66,60 €`. */
export function formatEuro(cents: number, language: Language): string {
  return euro(formatNumber(cents / 100, language, 2), language);
}

/** Euro cents without decimals where there are none: `€200`, `200 €`; `€16.65` stays. */
export function formatEuroShort(cents: number, language: Language): string {
  return cents % 100 === 0
    ? euro(formatNumber(cents / 100, language), language)
    : formatEuro(cents, language);
}

/** Feninga (hundredths of a convertible mark): `KM 130.26`, `130,26 KM`. */
export function formatKm(feninga: number, language: Language): string {
  const amount = formatNumber(feninga / 100, language, 2);
  return language === "ba" ? `${amount}${nbsp}KM` : `KM${nbsp}${amount}`;
}

/** `5%` in English, `5 %` in Bosnian. */
export function formatPercent(percent: number, language: Language): string {
  return language === "ba" ? `${formatNumber(percent, language)}${nbsp}%` : `${percent}%`;
}

/** `Fri 3 Jul 2026`, `pet, 3. jul 2026.` */
export function formatDate(date: LocalDate, language: Language): string {
  const { day, month, year } = parts(date);
  const { weekdaysShort, monthsShort } = calendarNames[language];
  const [weekday, name] = [weekdaysShort[isoWeekday(date) - 1], monthsShort[month - 1]];
  return language === "ba"
    ? `${weekday}, ${day}. ${name} ${year}.`
    : `${weekday} ${day} ${name} ${year}`;
}

/** Without the year: `Fri 3 Jul`, `pet, 3. jul`. */
export function formatDayMonth(date: LocalDate, language: Language): string {
  return language === "ba"
    ? formatDate(date, language).slice(0, -" 2026.".length)
    : formatDate(date, language).slice(0, -" 2026".length);
}

/** The long form with the year: `Friday 3 July 2026`, `petak, 3. juli 2026.` */
export function formatLongDate(date: LocalDate, language: Language): string {
  const { year } = parts(date);
  return `${longDayMonth(date, language)} ${year}${language === "ba" ? "." : ""}`;
}

/** `Friday 3 July, 10:00`, `petak, 3. juli, 10:00` */
export function formatLongDateTime(at: LocalDateTime, language: Language): string {
  return `${longDayMonth(dateOf(at), language)}, ${timeOf(at)}`;
}

/** `Fri 3 Jul 10:00`, `pet, 3. jul, 10:00` */
export function formatDayTime(at: LocalDateTime, language: Language): string {
  const comma = language === "ba" ? "," : "";
  return `${formatDayMonth(dateOf(at), language)}${comma} ${timeOf(at)}`;
}

/** With the year: `Fri 3 Jul 2026, 10:00`, `pet, 3. jul 2026., 10:00` */
export function formatMoment(at: LocalDateTime, language: Language): string {
  return `${formatDate(dateOf(at), language)}, ${timeOf(at)}`;
}

/** `July 2026`, `juli 2026.` */
export function formatMonth(date: LocalDate, language: Language): string {
  const { month, year } = parts(date);
  return `${calendarNames[language].months[month - 1]} ${year}${language === "ba" ? "." : ""}`;
}

/** The form used in input fields: `03/07/2026`, `03.07.2026.` */
export function formatInputDate(date: LocalDate, language: Language): string {
  const [year, month, day] = date.split("-");
  return language === "ba" ? `${day}.${month}.${year}.` : `${day}/${month}/${year}`;
}

/** `06:00–22:00`, `2013–2026`, with a joiner after the dash, where a browser would break the line. */
export function range(from: string | number, to: string | number): string {
  return `${from}–\u2060${to}`;
}

/** `a, b and c`, `a, b i c` */
export function formatList(items: readonly string[], language: Language): string {
  const last = items.at(-1) ?? "";
  const and = language === "ba" ? " i " : " and ";
  return items.length < 2 ? last : items.slice(0, -1).join(", ") + and + last;
}

/**
 * Returns the form of a noun for a number: two forms are English (one, other), three are Bosnian (one, few, other). Bosnian: 1,
 * 21, 101 one; 2–4, 22 few; 0, 5–20, 11–14, 111 other; the last digits of a decimal decide (CLDR).
 */
export function plural(
  count: number,
  forms: readonly [string, string] | readonly [string, string, string],
): string {
  if (forms.length === 2) return Math.abs(count) === 1 ? forms[0] : forms[1];
  const [whole = "0", fraction = ""] = String(Math.abs(count)).split(".");
  const counted = Number(fraction || whole);
  const [last, lastTwo] = [counted % 10, counted % 100];
  if (last === 1 && lastTwo !== 11) return forms[0];
  if (last >= 2 && last <= 4 && (lastTwo < 12 || lastTwo > 14)) return forms[1];
  return forms[2];
}

const nbsp = "\u00a0";

function euro(amount: string, language: Language): string {
  if (language === "ba") return `${amount}${nbsp}€`;
  return amount.startsWith("−") ? `−€${amount.slice(1)}` : `€${amount}`;
}

function longDayMonth(date: LocalDate, language: Language): string {
  const { day, month } = parts(date);
  const { weekdays, months } = calendarNames[language];
  const [weekday, name] = [weekdays[isoWeekday(date) - 1], months[month - 1]];
  return language === "ba" ? `${weekday}, ${day}. ${name}` : `${weekday} ${day} ${name}`;
}

function parts(date: LocalDate): { year: number; month: number; day: number } {
  const [year = 0, month = 0, day = 0] = date.split("-").map(Number);
  return { year, month, day };
}

/** The parts of a postal address that are printed together. */
type Address = { address: string; postalCode: string; city: string };

/** Returns `75273 Dubrave Gornje`, which no line break tears apart. */
export function formatTown({ postalCode, city }: Omit<Address, "address">): string {
  return `${postalCode} ${city}`.replaceAll(" ", "\u00a0");
}

/** Returns `Dedići bb, 75273 Dubrave Gornje`; the line breaks after the street, if anywhere. */
export function formatAddress(place: Address): string {
  return `${place.address}, ${formatTown(place)}`;
}

/** A text as it goes on after other words: its first letter small. */
export function lowerFirst(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}
