import type { LocalDateTime } from "../../../domain/calendar.ts";
import type { PriceList } from "../../../domain/pricing/price-list.ts";
import {
  checkTrip,
  type SearchFields,
  type TripFaults,
} from "../../../domain/reservations/trip/check-trip.ts";
import { carriedEntries, isRepeat, placesOnly } from "../../../domain/reservations/trip/repeat.ts";
import {
  searchContext,
  type SearchContext,
} from "../../../domain/reservations/trip/search-context.ts";
import { readSearchFields } from "../../../domain/reservations/trip/search-params.ts";
import type { Trip } from "../../../domain/reservations/trip/trip.ts";

/** What a page shows when its address holds no trip: the form, as it was filled in. */
export type NoTrip = {
  kind: "no-trip";
  search: SearchContext;
  /** Absent when nothing was asked yet. */
  fields?: SearchFields;
  faults?: TripFaults;
  /** Entries that travel with the trip: the car that the visitor came for, and what was chosen with it. */
  carried: [string, string][];
  carName?: string;
  /** The same as last time is asked for, and its places are still ours. */
  isRepeat: boolean;
};

export type ReadTrip = {
  kind: "trip";
  trip: Trip;
  rentalDays: number;
  search: SearchContext;
  fields: SearchFields;
  carried: [string, string][];
};

type Offered = { priceList: PriceList; cars: readonly { id: number; name: string }[] };

/** The trip of an address, or the form with what is wrong at its fields. */
export function readTrip(
  params: URLSearchParams,
  { priceList, cars }: Offered,
  now: LocalDateTime,
): ReadTrip | NoTrip {
  const carried = carriedEntries(params, { priceList, cars });
  const search = searchContext(priceList, now);
  const fields = readSearchFields(params);
  const checked = checkTrip(fields, { ...priceList, now });
  if (checked.ok) {
    const { trip, rentalDays } = checked;
    return { kind: "trip", trip, rentalDays, search, fields, carried };
  }
  const form = {
    kind: "no-trip" as const,
    search,
    carried,
    carName: cars.find(({ id }) => String(id) === params.get("car"))?.name,
    isRepeat: false,
  };
  const places = isRepeat(params) ? placesOnly(params) : undefined;
  if (places) {
    const hasPlaces = !checked.faults.pickupLocation && !checked.faults.dropoffLocation;
    return { ...form, fields: places, isRepeat: hasPlaces };
  }
  return Object.keys(fields).length === 0 ? form : { ...form, fields, faults: checked.faults };
}

/** A form that nobody has filled in yet is no fault of the visitor. */
export function statusOf(noTrip: NoTrip): 200 | 400 {
  return noTrip.faults ? 400 : 200;
}
