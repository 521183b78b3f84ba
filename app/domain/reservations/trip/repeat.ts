/** "Same as last time": an address that says where and what, and leaves it to the visitor to say when. */
import { readSearchFields, readSelection, writePlaces, writeSelection } from "./search-params.ts";
import type { ReadSelection } from "./search-params.ts";
import type { SearchFields } from "./check-trip.ts";
import type { PriceList } from "../../pricing/price-list.ts";
import type { Selection, Trip } from "./trip.ts";

const repeatKey = "again";
const momentNames = ["pickupDate", "pickupTime", "dropoffDate", "dropoffTime"] as const;

type Places = Pick<Trip, "pickupLocationId" | "dropoffLocationId">;
type Offered = {
  cars: readonly { id: number }[];
  priceList: Pick<PriceList, "plans" | "extras" | "countries">;
};

/** The entries of an address for the same places and the same choice, without dates. */
export function writeRepeat(places: Places, selection: Selection): [string, string][] {
  return [...writePlaces(places), ...writeSelection(selection), [repeatKey, "true"]];
}

/** Does the address ask for the same as last time? */
export function isRepeat(params: URLSearchParams): boolean {
  return params.has(repeatKey);
}

/** The fields of a search that names places and no dates or times at all; `undefined` for any other. */
export function placesOnly(params: URLSearchParams): SearchFields | undefined {
  const hasMoment = momentNames.some((name) => params.has(name));
  const fields = readSearchFields(params);
  return hasMoment || Object.keys(fields).length === 0 ? undefined : fields;
}

/**
 * What was chosen before the trip, as entries that travel with it from page to page: only what is still offered, and that
 * it is the same as last time. Whether a plan has a price for the car, and how many pieces are left, the trip decides.
 */
export function carriedEntries(
  params: URLSearchParams,
  { cars, priceList }: Offered,
): [string, string][] {
  const offered = stillOffered(readSelection(params), { cars, priceList });
  const entries = writeSelection(offered);
  return isRepeat(params) ? [...entries, [repeatKey, "true"]] : entries;
}

function stillOffered(read: ReadSelection, { cars, priceList }: Offered): Partial<Selection> {
  const { plans, extras, countries } = priceList;
  return {
    carId: cars.find(({ id }) => id === read.carId)?.id,
    planCode: plans.find(({ code }) => code === read.planCode)?.code,
    extras: Object.fromEntries(
      extras.flatMap(({ code, maxQuantity }) => {
        const quantity = Math.min(read.extras[code] ?? 0, maxQuantity);
        return quantity > 0 ? [[code, quantity]] : [];
      }),
    ),
    countries: read.countries.filter((code) =>
      countries.some((country) => country.code === code && country.allowed),
    ),
  };
}
