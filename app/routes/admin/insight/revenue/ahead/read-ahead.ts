/** What the page of the books ahead reads: the coming months as they stood on some days, and as those of last year did. */
import { addDays, type LocalDate } from "../../../../../domain/calendar.ts";
import { counterpartsOf } from "../../../../../domain/figures/counterparts.ts";
import { fleetDaysByDay } from "../../../../../domain/figures/fleet-days.ts";
import { soldPartsOf, type Parts } from "../../../../../domain/figures/figures.ts";
import { measured } from "../../../../../domain/figures/measure.ts";
import { comparedWith, eachDay, type Days } from "../../../../../domain/figures/periods.ts";
import { addSold, nothingSold, type Sold } from "../../../../../domain/figures/sold.ts";
import type { Deps } from "../../../../../server/deps.ts";
import { listGoals } from "../../../../../server/revenue/goals.ts";
import { listBookingCurve } from "../../../../../server/revenue/list-booking-curve.ts";
import { listFleetStays } from "../../../../../server/revenue/list-fleet-stays.ts";
import { listMatchedDays, type NamedMatch } from "../../../../../server/revenue/matched-days.ts";
import { listSold } from "../../../../../server/revenue/list-sold.ts";
import { monthsFrom, type AheadQuery } from "./ahead-query.ts";

type Asked = { deps: Pick<Deps, "pool" | "catalogue">; query: AheadQuery };

/** A month as it stood; money in the measure of the query. */
export type MonthAhead = Days & {
  now: Sold;
  parts: Parts;
  /** The same 7 and 28 days earlier. */
  weekAgo: Sold;
  fourWeeksAgo: Sold;
  /** The days of last year that these meet: as much earlier, and as the books are now. */
  lastYear: Sold;
  inTheEnd: Sold;
  goal: number | undefined;
};

/** The coming months. */
export async function readAhead({ deps, query }: Asked) {
  const months = monthsFrom(query.asOf);
  const days = { from: months[0]?.from ?? query.asOf, to: months.at(-1)?.to ?? query.asOf };
  const matches = await listMatchedDays(deps.pool);
  const met = counterpartsOf(days, query.compare, matches);
  const [now, weekAgo, fourWeeksAgo, then, inTheEnd] = await Promise.all([
    dayByDay(deps, days, query.asOf),
    dayByDay(deps, days, addDays(query.asOf, -7)),
    dayByDay(deps, days, addDays(query.asOf, -28)),
    dayByDay(deps, around([...met.values()]), yearBefore(query)),
    dayByDay(deps, around([...met.values()]), query.asOf),
  ]);
  const stays = await listFleetStays(deps.pool, days);
  const fleet = fleetDaysByDay(stays, days, (day) => day.slice(0, 7));
  const goals = await listGoals(deps.pool, days);
  const sums = months.flatMap((month) => [
    sumOf(now, eachDay(month)),
    sumOf(weekAgo, eachDay(month)),
    sumOf(fourWeeksAgo, eachDay(month)),
    sumOf(then, metBy(month, met)),
    sumOf(inTheEnd, metBy(month, met)),
    { ...nothingSold, rate: goals[month.from] ?? 0 },
  ]);
  const shown = await inMeasure(sums, { deps, query });
  const rows = months.map((month, at): MonthAhead => {
    const part = (place: number) => shown[at * 6 + place] ?? nothingSold;
    return {
      ...month,
      now: part(0),
      parts: soldPartsOf(part(0), month, fleet.get(month.from.slice(0, 7)) ?? 0),
      weekAgo: part(1),
      fourWeeksAgo: part(2),
      lastYear: part(3),
      inTheEnd: part(4),
      goal: goals[month.from] === undefined ? undefined : part(5).rate,
    };
  });
  return { rows, matches, goals };
}

/** The booking curve of a month: what was on the books so many days before its first day, and what was a year before. */
export async function readCurve(
  { deps, query }: Asked,
  { month, matches }: { month: Days; matches: readonly NamedMatch[] },
) {
  const met = around([...counterpartsOf(month, query.compare, matches).values()]);
  const [deeds, earlier] = await Promise.all([
    listBookingCurve(deps.pool, { ...month, asOf: query.asOf }),
    listBookingCurve(deps.pool, { ...met, asOf: query.asOf }),
  ]);
  const places = curvePlaces(month);
  const upTo = (all: typeof deeds, day: LocalDate) =>
    addSold(all.filter(({ deedDay }) => deedDay <= day));
  const now = places.map((before) => upTo(deeds, addDays(month.from, -before)));
  const then = places.map((before) => upTo(earlier, addDays(met.from, -before)));
  const shown = await inMeasure([...now, ...then], { deps, query });
  return places.map((before, at) => ({
    before,
    isKnown: addDays(month.from, -before) <= query.asOf,
    now: shown[at] ?? nothingSold,
    lastYear: shown[places.length + at] ?? nothingSold,
  }));
}

const weeksBefore = 26;

/** Whole weeks before the first day of a month and, below zero, after it; the last place is its last day. */
function curvePlaces(month: Days): number[] {
  const weeks = Array.from({ length: weeksBefore + 5 }, (_, at) => 7 * (weeksBefore - at));
  return [...weeks, 1 - eachDay(month).length];
}

async function dayByDay({ pool }: Asked["deps"], days: Days, asOf: LocalDate) {
  const rows = await listSold(pool, { ...days, asOf, dating: "use" }, "day");
  return new Map(rows.map(({ key, ...sold }): [string, Sold] => [key, sold]));
}

function yearBefore({ compare, asOf }: AheadQuery): LocalDate {
  return comparedWith(compare, { from: asOf, to: asOf, asOf }).asOf;
}

/** The days from the first of some to the last. */
function around(days: readonly LocalDate[]): Days {
  const sorted = days.toSorted();
  return { from: sorted[0] ?? "", to: sorted.at(-1) ?? "" };
}

function metBy(month: Days, met: ReadonlyMap<LocalDate, LocalDate>): LocalDate[] {
  return eachDay(month).map((day) => met.get(day) ?? day);
}

function sumOf(all: ReadonlyMap<string, Sold>, days: readonly LocalDate[]): Sold {
  return addSold(days.map((day) => all.get(day) ?? nothingSold));
}

async function inMeasure(rows: readonly Sold[], { deps, query }: Asked): Promise<Sold[]> {
  const { handovers } = await deps.catalogue.get();
  return rows.flatMap((row) =>
    measured([row], { ...query, isCompensationTaxed: handovers.damagesTaxed }),
  );
}
