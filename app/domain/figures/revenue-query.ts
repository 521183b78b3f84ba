/** What the page of revenue is asked for, as its address says it. */
import { addDays, dateOf, type LocalDate, type LocalDateTime } from "../calendar.ts";
import { datings, groupings } from "./groupings.ts";
import { currencies, vatViews } from "./measure.ts";
import { comparedWith, comparisons, monthOf } from "./periods.ts";
import { readDay, readDays } from "./read-days.ts";

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

/** How figures are counted while nobody asks for something else; the books are those of today. */
const usual = {
  dating: "use",
  compare: "weekday",
  vat: "with",
  currency: "eur",
} as const satisfies Partial<RevenueQuery>;

/** In how many ways a query is counted otherwise than usual. */
export function countUnusual(query: RevenueQuery, today: LocalDate): number {
  const usually = Object.entries({ ...usual, asOf: today });
  const asked = new Map<string, string>(Object.entries(query));
  return usually.filter(([name, value]) => asked.get(name) !== value).length;
}

/** Reads an address; this month where it names no days. Days the wrong way round are turned, and what is unknown is left out. */
export function readRevenueQuery(params: URLSearchParams, now: LocalDateTime): RevenueQuery {
  const today = dateOf(now);
  const presets = Object.entries(presetsOf(today));
  const [, preset] = presets.find(([name]) => name === params.get("days")) ?? [];
  const { from, to } = preset ?? readDays(params, monthOf(today));
  const asOf = readDay(params.get("asOf")) ?? today;
  const oneOf = <Choice extends string>(choices: readonly Choice[], name: string, usual: Choice) =>
    choices.find((choice) => choice === params.get(name)) ?? usual;
  const open = params.get("open");
  return {
    from,
    to,
    asOf,
    dating: oneOf(datings, "dating", usual.dating),
    by: oneOf(groupings, "by", "category"),
    compare: oneOf(compared, "compare", usual.compare),
    vat: oneOf(vatViews, "vat", usual.vat),
    currency: oneOf(currencies, "currency", usual.currency),
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

/**
 * A query as a view keeps it: days that have a name go on with the calendar, and so do the books of today. The reservations of a group
 * are not kept open.
 */
export function keptQuery(
  { from, to, asOf, dating, by, compare, vat, currency }: RevenueQuery,
  today: LocalDate,
): string {
  const presets = Object.entries(presetsOf(today));
  const preset = presets.find(([, days]) => days.from === from && days.to === to);
  const kept = new URLSearchParams(preset ? { days: preset[0] } : { from, to });
  if (asOf !== today) kept.set("asOf", asOf);
  for (const [name, value] of Object.entries({ dating, by, compare, vat, currency }))
    kept.set(name, value);
  return kept.toString();
}

/** The days that a query is compared with, and the books as they then stood; undefined when it is compared with nothing. */
export function comparedQuery(query: RevenueQuery): RevenueQuery | undefined {
  return query.compare === "none" ? undefined : { ...query, ...comparedWith(query.compare, query) };
}
