import {
  addDays,
  dateOf,
  type LocalDate,
  type LocalDateTime,
} from "../../../../../domain/calendar.ts";
import {
  yearComparisons,
  type YearComparison,
} from "../../../../../domain/figures/counterparts.ts";
import { currencies, vatViews } from "../../../../../domain/figures/measure.ts";
import { readDay } from "../../../../../domain/figures/read-days.ts";
import { monthOf } from "../../../../../domain/figures/periods.ts";
import type { Language } from "../../../../../domain/language.ts";
import { adminPath } from "../../../../../i18n/admin-paths.ts";

/** So many months are shown, the first of them that of the books. */
const monthsAhead = 12;

/** What an address asks of the page. */
export type AheadQuery = {
  /** The books are read at the end of this day. */
  asOf: LocalDate;
  compare: YearComparison;
  vat: (typeof vatViews)[number];
  currency: (typeof currencies)[number];
  /** The first day of the month whose booking curve is drawn. */
  month: LocalDate;
};

/** Reads an address; today where it names no day, and the next month where it names none of those that are shown. */
export function readAheadQuery(params: URLSearchParams, now: LocalDateTime): AheadQuery {
  const asOf = readDay(params.get("asOf")) ?? dateOf(now);
  const months = monthsFrom(asOf).map(({ from }) => from);
  const oneOf = <Choice extends string>(choices: readonly Choice[], name: string, usual: Choice) =>
    choices.find((choice) => choice === params.get(name)) ?? usual;
  return {
    asOf,
    compare: oneOf(yearComparisons, "compare", "weekday"),
    vat: oneOf(vatViews, "vat", "with"),
    currency: oneOf(currencies, "currency", "eur"),
    month: oneOf(months, "month", months[1] ?? asOf),
  };
}

/** The months that are shown as of a day. */
export function monthsFrom(asOf: LocalDate) {
  const months = [monthOf(asOf)];
  while (months.length < monthsAhead) months.push(monthOf(addDays(months.at(-1)?.to ?? asOf, 1)));
  return months;
}

/** The address of the page for a query, or of its file. */
export function aheadPath(
  query: AheadQuery,
  language: Language,
  format?: "csv" | "xlsx" | "png",
): string {
  const file = format ? [`${format === "png" ? "curve" : "months"}.${format}`] : [];
  return `${adminPath("revenue", language, "ahead", ...file)}?${new URLSearchParams(query)}`;
}
