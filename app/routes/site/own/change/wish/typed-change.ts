import { dateOf, timeOf } from "../../../../../domain/calendar.ts";
import type { SearchField } from "../../../../../domain/reservations/trip/check-trip.ts";
import { writeSelection } from "../../../../../domain/reservations/trip/search-params.ts";
import type { Trip } from "../../../../../domain/reservations/trip/trip.ts";

export const tripFieldNames = [
  "pickupLocation",
  "dropoffLocation",
  "pickupDate",
  "pickupTime",
  "dropoffDate",
  "dropoffTime",
] as const satisfies readonly SearchField[];
export type TripField = (typeof tripFieldNames)[number];
export type TripFields = Record<TripField, string>;

/** The form of a change as it is filled in: texts as typed, choices as chosen. */
export type TypedChange = {
  trip: TripFields;
  carId: number;
  planCode: string;
  /** Quantity per extra code; only quantities above zero. */
  extras: Readonly<Record<string, number>>;
  countries: readonly string[];
  flightNumber: string;
  phoneCountry: string;
  phone: string;
};

/** A trip as its fields say it. */
export function tripFields(trip: Trip): TripFields {
  return {
    pickupLocation: trip.pickupLocationId,
    dropoffLocation: trip.dropoffLocationId,
    pickupDate: dateOf(trip.pickupAt),
    pickupTime: timeOf(trip.pickupAt),
    dropoffDate: dateOf(trip.dropoffAt),
    dropoffTime: timeOf(trip.dropoffAt),
  };
}

/** The fields that say the same again, for a form that only carries them. */
export function carriedFields(typed: TypedChange): [string, string][] {
  const { trip, flightNumber, phoneCountry, phone, ...selection } = typed;
  return [
    ...tripFieldNames.map((name): [string, string] => [name, trip[name]]),
    ...writeSelection(selection),
    ["flightNumber", flightNumber],
    ["phoneCountry", phoneCountry],
    ["phone", phone],
  ];
}
