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

/** The search form as it was filled in, for an address without a valid trip. */
export type NoTrip = {
  kind: "no-trip";
  search: SearchContext;
  /** Absent before the first search. */
  fields?: SearchFields;
  faults?: TripFaults;
  /** Entries that travel with the trip: the car that the visitor came for, and its choices. */
  carried: [string, string][];
  carName?: string;
  /** True when the address repeats an earlier reservation whose places are still ours. */
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

/** Returns the trip of an address, or the form with the faults of its fields. */
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

/** Returns 200 for an untouched form: nothing is wrong with it yet. */
export function statusOf(noTrip: NoTrip): 200 | 400 {
  return noTrip.faults ? 400 : 200;
}
