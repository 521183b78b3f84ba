import {
  addDays,
  dateOf,
  parseLocalDate,
  type LocalDate,
  type LocalDateTime,
} from "../../../../domain/calendar.ts";
import { comparisons, monthOf } from "../../../../domain/figures/periods.ts";
import { readDays } from "../../../../domain/figures/read-days.ts";
import { currencies, vatViews } from "../../../../domain/figures/measure.ts";
import type { Language } from "../../../../domain/language.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { datings, groupings } from "../../../../domain/figures/groupings.ts";

const compared = ["none", ...comparisons] as const;

/** What an address asks of the page. */
export type RevenueQuery = {
  from: LocalDate;
  to: LocalDate;
  /** The books are read at the end of this day. */
  asOf: LocalDate;
  dating: (typeof datings)[number];
  by: (typeof groupings)[number];
  compare: (typeof compared)[number];
  vat: (typeof vatViews)[number];
  currency: (typeof currencies)[number];
  /** The key of the group whose reservations are shown. */
  open?: string;
};

/** Reads an address; this month where it names no days. Days the wrong way round are turned, and what is unknown is left out. */
export function readRevenueQuery(params: URLSearchParams, now: LocalDateTime): RevenueQuery {
  const today = dateOf(now);
  const { from, to } = readDays(params, monthOf(today));
  const asOf = parseLocalDate(params.get("asOf") ?? "") ?? today;
  const oneOf = <Choice extends string>(choices: readonly Choice[], name: string, usual: Choice) =>
    choices.find((choice) => choice === params.get(name)) ?? usual;
  const open = params.get("open");
  return {
    from,
    to,
    asOf,
    dating: oneOf(datings, "dating", "use"),
    by: oneOf(groupings, "by", "category"),
    compare: oneOf(compared, "compare", "weekday"),
    vat: oneOf(vatViews, "vat", "with"),
    currency: oneOf(currencies, "currency", "eur"),
    ...(open !== null && { open }),
  };
}

/** The days that are asked for most, by their names. */
export function presetsOf(today: LocalDate) {
  const month = monthOf(today);
  const year = today.slice(0, 4);
  const ahead = addDays(month.to, 1);
  return {
    month,
    last: monthOf(addDays(month.from, -1)),
    ahead: { from: ahead, to: monthOf(addDays(ahead, 80)).to },
    year: { from: `${year}-01-01`, to: `${year}-12-31` },
  };
}

/** The address of the page for a query, or of its file. */
export function revenuePath(
  query: RevenueQuery,
  language: Language,
  format?: "csv" | "xlsx" | "png",
): string {
  const { open, ...rest } = query;
  const params = new URLSearchParams(rest);
  if (open !== undefined && !format) params.set("open", open);
  const file = format ? [`${format === "png" ? "chart" : "groups"}.${format}`] : [];
  return `${adminPath("revenue", language, ...file)}?${params}`;
}
