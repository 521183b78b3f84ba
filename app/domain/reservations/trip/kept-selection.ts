import { homeCountry } from "../../borders/home-country.ts";
import type { Car } from "../../cars/car.ts";
import type { PriceList } from "../../pricing/price-list.ts";
import type { QuoteFault } from "../../pricing/quote.ts";
import { offeredPlans } from "../../protection/offered-plans.ts";
import type { ReadSelection } from "./search-params.ts";
import type { Selection } from "./trip.ts";

export type KeptSelection = {
  /** What of the asked selection has a price; always quotable. */
  selection: Selection;
  /** What was wrong with the rest, each reason once. */
  faults: QuoteFault[];
};

type Known = Pick<PriceList, "plans" | "extras" | "countries">;

/**
 * What a price list can keep of a selection read from an address: unknown and refused things are left out, too many
 * pieces become as many as there are, and without a plan it is the one that stands first. `undefined` when no plan has a
 * price for this car and length.
 */
export function keptSelection(
  read: ReadSelection,
  car: Pick<Car, "id" | "category">,
  rentalDays: number,
  list: Known,
): KeptSelection | undefined {
  const faults = new Set<QuoteFault>();
  const plans = offeredPlans(list.plans, car.category, rentalDays);
  const plan = plans.find((offered) => offered.plan.code === read.planCode) ?? plans[0];
  if (!plan) return undefined;
  const askedPlan = read.planCode !== undefined || read.faults.includes("plan");
  if (askedPlan && plan.plan.code !== read.planCode) faults.add("unknown-plan");
  const extras = keptExtras(read, list.extras, faults);
  const countries = keptCountries(read, list.countries, faults);
  const selection = { carId: car.id, planCode: plan.plan.code, extras, countries };
  return { selection, faults: [...faults] };
}

function keptExtras(
  read: ReadSelection,
  extras: PriceList["extras"],
  faults: Set<QuoteFault>,
): Record<string, number> {
  const kept: Record<string, number> = {};
  for (const key of read.faults.filter((fault) => fault.startsWith("extra."))) {
    const known = extras.some(({ code }) => `extra.${code}` === key);
    faults.add(known ? "too-many-extras" : "unknown-extra");
  }
  for (const [code, quantity] of Object.entries(read.extras)) {
    const extra = extras.find((one) => one.code === code);
    const most = extra && Math.min(extra.maxQuantity, extra.stock ?? extra.maxQuantity);
    if (most === undefined) faults.add("unknown-extra");
    else if (quantity > most) faults.add("too-many-extras");
    const left = Math.min(quantity, most ?? 0);
    if (left > 0) kept[code] = left;
  }
  return kept;
}

function keptCountries(
  read: ReadSelection,
  countries: PriceList["countries"],
  faults: Set<QuoteFault>,
): string[] {
  if (read.faults.includes("country")) faults.add("unknown-country");
  return read.countries.filter((code) => {
    const country = countries.find((one) => one.code === code && code !== homeCountry);
    if (!country) faults.add("unknown-country");
    else if (!country.allowed) faults.add("country-not-allowed");
    return country?.allowed ?? false;
  });
}
