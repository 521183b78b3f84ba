/** Days put together in periods, and the days that some are compared with. */
import { addDays, daysBetween, isoWeekday, parseLocalDate, type LocalDate } from "../calendar.ts";

/** Whole days in Sarajevo, the last one included. */
export type Days = { from: LocalDate; to: LocalDate };

export const periodKinds = ["day", "week", "month", "year"] as const;
export type PeriodKind = (typeof periodKinds)[number];

/** The name of the period that a day lies in: the day, the Monday of its week, `2026-07`, `2026`. */
export function periodOf(kind: PeriodKind, day: LocalDate): string {
  switch (kind) {
    case "day":
      return day;
    case "week":
      return addDays(day, 1 - isoWeekday(day));
    case "month":
      return day.slice(0, 7);
    case "year":
      return day.slice(0, 4);
  }
}

/** Each day of them. */
export function eachDay({ from, to }: Days): LocalDate[] {
  return Array.from({ length: countDays({ from, to }) }, (_, at) => addDays(from, at));
}

/** How many days they are; none for days the wrong way round. */
export function countDays({ from, to }: Days): number {
  return Math.max(0, daysBetween(from, to) + 1);
}

/** The part of a period that lies in the days. */
export function daysOfPeriod(kind: PeriodKind, key: string, within: Days): Days {
  const first = { day: key, week: key, month: `${key}-01`, year: `${key}-01-01` }[kind];
  const next = {
    day: () => addDays(first, 1),
    week: () => addDays(first, 7),
    month: () => periodOf("month", addDays(first, 31)) + "-01",
    year: () => periodOf("year", addDays(first, 366)) + "-01-01",
  }[kind]();
  const last = addDays(next, -1);
  return {
    from: first < within.from ? within.from : first,
    to: last > within.to ? within.to : last,
  };
}

/** The periods in which a chart shows days: as many as can be told apart. */
export function chartPeriod(shown: Days): PeriodKind {
  const days = countDays(shown);
  if (days <= 31) return "day";
  if (days <= 200) return "week";
  return days <= 1200 ? "month" : "year";
}

/** The whole month in which a day lies. */
export function monthOf(day: LocalDate): Days {
  return daysOfPeriod("month", periodOf("month", day), { from: "1000-01-01", to: "9999-12-31" });
}

/** The periods that the days touch, in their order. */
export function periodsIn(kind: PeriodKind, days: Days): string[] {
  return [...new Set(eachDay(days).map((day) => periodOf(kind, day)))];
}

/** `before`: as many days right before; `weekday`: 52 weeks earlier, so that Saturdays meet Saturdays; `date`: the same dates a year earlier. */
export const comparisons = ["before", "weekday", "date"] as const;
export type Comparison = (typeof comparisons)[number];

/** The days that others are compared with, and the day as of which the books are then read: as much earlier. */
export function comparedWith(
  comparison: Comparison,
  { from, to, asOf }: Days & { asOf: LocalDate },
): Days & { asOf: LocalDate } {
  if (comparison === "date")
    return { from: yearEarlier(from), to: yearEarlier(to), asOf: yearEarlier(asOf) };
  const back = comparison === "weekday" ? 364 : countDays({ from, to });
  return { from: addDays(from, -back), to: addDays(to, -back), asOf: addDays(asOf, -back) };
}

/** The same date of the year before; of 29 February the day before it. */
function yearEarlier(day: LocalDate): LocalDate {
  const year = String(Number(day.slice(0, 4)) - 1).padStart(4, "0");
  return parseLocalDate(year + day.slice(4)) ?? `${year}-02-28`;
}
