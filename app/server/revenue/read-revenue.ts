/** What the page of revenue and its letter read: the groups, periods and reservations of its days, in the measure that is asked for. */
import { fleetDaysBy, fleetDaysByDay } from "../../domain/figures/fleet-days.ts";
import { soldPartsOf, type Parts } from "../../domain/figures/figures.ts";
import { measured } from "../../domain/figures/measure.ts";
import { periodOf, periodKinds, chartPeriod } from "../../domain/figures/periods.ts";
import {
  countAttached,
  countCoupons,
  countRentals,
  type CouponCount,
} from "../../domain/figures/rentals.ts";
import { addSold, nothingSold, type Sold } from "../../domain/figures/sold.ts";
import type { FleetStay } from "../../domain/figures/fleet-days.ts";
import type { Deps } from "../deps.ts";
import { countReturns } from "./count-returns.ts";
import { listFleetStays } from "./list-fleet-stays.ts";
import { listRentals } from "./list-rentals.ts";
import { listSold, type SoldGroup } from "./list-sold.ts";
import type { RevenueQuery } from "../../domain/figures/revenue-query.ts";

export type RevenueGroup = { key: string; sold: Sold; parts: Parts };

type Asked = { deps: Pick<Deps, "pool" | "catalogue">; query: RevenueQuery };

/** The groups of a query, with the available fleet days of those that have a fleet of their own. */
export async function readGroups({ deps, query }: Asked): Promise<RevenueGroup[]> {
  const fleetOf = hasFleetDays(query) ? fleetCounter(query) : undefined;
  const [groups, stays] = await Promise.all([
    listSold(deps.pool, query, query.by),
    fleetOf ? listFleetStays(deps.pool, query) : [],
  ]);
  const fleet = fleetOf?.(stays);
  const named = new Set(groups.map(({ key }) => key));
  // A vehicle that nobody rented is a row too: its empty days are what the page is asked about.
  const idle = [...(fleet?.keys() ?? [])].filter((key) => !named.has(key));
  const all = [...groups, ...idle.map((key) => ({ key, ...nothingSold }))];
  const shown = await inMeasure(all, { deps, query });
  return all.map(({ key }, at) => {
    const sold = shown[at] ?? nothingSold;
    return { key, sold, parts: soldPartsOf(sold, query, fleet && (fleet.get(key) ?? 0)) };
  });
}

/** Days that were sold stand over days of the fleet only where they are the same days: by the day of use. */
function hasFleetDays({ dating }: RevenueQuery): boolean {
  return dating === "use";
}

/** Counts the available fleet days of each group; undefined for groupings that part no fleet. */
function fleetCounter(
  query: RevenueQuery,
): ((stays: readonly FleetStay[]) => Map<string, number>) | undefined {
  const { by } = query;
  const period = periodKinds.find((kind) => kind === by);
  if (period) return (stays) => fleetDaysByDay(stays, query, (day) => periodOf(period, day));
  const names: Partial<Record<typeof by, (stay: FleetStay) => string>> = {
    category: ({ category }) => category,
    car: ({ carId }) => String(carId),
    vehicle: ({ vehicleId }) => String(vehicleId),
  };
  const nameOf = names[by];
  return nameOf && ((stays) => fleetDaysBy(stays, query, nameOf));
}

export type Whole = {
  parts: Parts;
  periods: ReadonlyMap<string, Sold>;
  /** How many rentals have each plan and extra that is paid for. */
  plans: ReturnType<typeof countAttached>;
  extras: ReturnType<typeof countAttached>;
  /** What coupons took off and what they brought, in the measure of the query. */
  coupons: { code: string; rentals: number; given: number; sold: number }[];
};

/** The periods of a chart that have something, each with what was sold in it. */
export async function readPeriods(asked: Asked): Promise<Whole["periods"]> {
  const groups = await listSold(asked.deps.pool, asked.query, chartPeriod(asked.query));
  const shown = await inMeasure(groups, asked);
  return new Map(groups.map(({ key }, at) => [key, shown[at] ?? nothingSold]));
}

/** What the days come to, and the periods of a chart that have something: both of one reading of the ledger. */
export async function readWhole({ deps, query }: Asked): Promise<Whole> {
  const [periods, stays, rentals, returns] = await Promise.all([
    readPeriods({ deps, query }),
    hasFleetDays(query) ? listFleetStays(deps.pool, query) : [],
    listRentals(deps.pool, query),
    countReturns(deps.pool, query),
  ]);
  const coupons = await measuredCoupons(countCoupons(rentals), { deps, query });
  const fleetDays = hasFleetDays(query)
    ? (fleetDaysBy(stays, query, () => "").get("") ?? 0)
    : undefined;
  return {
    parts: {
      ...soldPartsOf(addSold([...periods.values()]), query, fleetDays),
      ...countRentals(rentals),
      ...returns,
      couponGiven: coupons.reduce((sum, { given }) => sum + given, 0),
      couponSold: coupons.reduce((sum, { sold }) => sum + sold, 0),
    },
    periods,
    plans: countAttached(rentals, "plans"),
    extras: countAttached(rentals, "extras"),
    coupons,
  };
}

async function measuredCoupons(
  counts: readonly CouponCount[],
  asked: Asked,
): Promise<Whole["coupons"]> {
  // Each is a sum of its own: what coupons took off is in no whole with what was sold.
  const amounts = (cents: (one: CouponCount) => number) =>
    inMeasure(
      counts.map((one) => ({ ...nothingSold, rate: cents(one) })),
      asked,
    );
  const given = await amounts(({ givenCents }) => givenCents);
  const sold = await amounts(({ soldCents }) => soldCents);
  return counts.map(({ code, rentals }, at) => ({
    code,
    rentals,
    given: given[at]?.rate ?? 0,
    sold: sold[at]?.rate ?? 0,
  }));
}

/** Sums of the ledger in the measure of a query. */
export async function inMeasure(
  rows: readonly (Sold | SoldGroup)[],
  { deps, query }: Asked,
): Promise<Sold[]> {
  const { handovers } = await deps.catalogue.get();
  return measured(rows, { ...query, isCompensationTaxed: handovers.damagesTaxed });
}
