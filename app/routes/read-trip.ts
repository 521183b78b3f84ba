import type { LocalDateTime } from "../domain/calendar.ts";
import type { PriceList } from "../domain/pricing/price-list.ts";
import {
  checkTrip,
  type SearchFields,
  type TripFaults,
} from "../domain/reservations/check-trip.ts";
import { searchContext, type SearchContext } from "../domain/reservations/search-context.ts";
import { readSearchFields } from "../domain/reservations/search-params.ts";
import type { Trip } from "../domain/reservations/trip.ts";

/** What a page shows when its address holds no trip: the form, as it was filled in. */
export type NoTrip = {
  kind: "no-trip";
  search: SearchContext;
  /** Absent when nothing was asked yet. */
  fields?: SearchFields;
  faults?: TripFaults;
  /** Entries that travel with the trip: the car that the visitor came for. */
  carried: [string, string][];
  carName?: string;
};

export type ReadTrip = {
  kind: "trip";
  trip: Trip;
  rentalDays: number;
  search: SearchContext;
  fields: SearchFields;
};

/** The trip of an address, or the form with what is wrong at its fields. */
export function readTrip(
  params: URLSearchParams,
  { priceList, cars }: { priceList: PriceList; cars: readonly { id: number; name: string }[] },
  now: LocalDateTime,
): ReadTrip | NoTrip {
  const search = searchContext(priceList, now);
  const fields = readSearchFields(params);
  const checked = checkTrip(fields, { ...priceList, now });
  if (checked.ok) {
    return { kind: "trip", trip: checked.trip, rentalDays: checked.rentalDays, search, fields };
  }
  const car = cars.find(({ id }) => String(id) === params.get("car"));
  const form = {
    kind: "no-trip" as const,
    search,
    carried: car ? [["car", String(car.id)] satisfies [string, string]] : [],
    carName: car?.name,
  };
  return Object.keys(fields).length === 0 ? form : { ...form, fields, faults: checked.faults };
}

/** A form that nobody has filled in yet is no fault of the visitor. */
export function statusOf(noTrip: NoTrip): 200 | 400 {
  return noTrip.faults ? 400 : 200;
}
