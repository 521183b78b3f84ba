import { addDays, type LocalDate } from "../../../../domain/calendar.ts";
import { countDays, type Days } from "../../../../domain/figures/periods.ts";
import { readDays } from "../../../../domain/figures/read-days.ts";
import type { Language } from "../../../../domain/language.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";

/** The days that are asked for most, by their names. All of them end today. */
export function presetsOf(today: LocalDate) {
  const back = (days: number): Days => ({ from: addDays(today, 1 - days), to: today });
  return { today: back(1), week: back(7), month: back(30), year: back(365) };
}

/** Reads an address; the last 30 days where it names none. */
export function readAnalyticsQuery(params: URLSearchParams, today: LocalDate): Days {
  return readDays(params, presetsOf(today).month);
}

/** As many days right before. */
export function daysBefore({ from, to }: Days): Days {
  const days = countDays({ from, to });
  return { from: addDays(from, -days), to: addDays(to, -days) };
}

/** The address of the page for some days, or of its file. */
export function analyticsPath(
  days: Days,
  language: Language,
  format?: "csv" | "xlsx" | "png",
): string {
  const file = format ? [`${format === "png" ? "visits" : "figures"}.${format}`] : [];
  return `${adminPath("analytics", language, ...file)}?${new URLSearchParams(days)}`;
}
