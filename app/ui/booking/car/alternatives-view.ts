import { dateOf } from "../../../domain/calendar.ts";
import { inLanguage, type Bilingual, type Language } from "../../../domain/language.ts";
import type { Trip } from "../../../domain/reservations/trip/trip.ts";
import { formatDateRange } from "../../../i18n/booking/date-range.ts";
import { formatEuro } from "../../../i18n/format.ts";
import type { Alternatives } from "./alternatives.tsx";

/** Alternatives to a car that is taken. */
export type Instead = {
  trips: readonly { trip: Trip; totalCents: number }[];
  placeIds: readonly string[];
  cars: readonly { carId: number; totalCents: number }[];
};

type Context = {
  language: Language;
  trip: Trip;
  carId: number;
  locations: readonly { id: string; name: Bilingual }[];
  cars: readonly { id: number; name: string }[];
  /** Returns the address of one car for one trip. */
  addressOf: (trip: Trip, carId: number) => string;
};

const max = { dates: 3, places: 3, cars: 4 };

/** Returns the alternatives as texts and addresses. A round trip stays one when its place changes. */
export function alternativesOf(instead: Instead, context: Context): Alternatives {
  const { language, trip, carId, locations, cars, addressOf } = context;
  const isRound = trip.pickupLocationId === trip.dropoffLocationId;
  const from = (placeId: string): Trip => ({
    ...trip,
    pickupLocationId: placeId,
    dropoffLocationId: isRound ? placeId : trip.dropoffLocationId,
  });
  return {
    dates: instead.trips.slice(0, max.dates).map((other) => ({
      key: other.trip.pickupAt + other.trip.dropoffAt,
      label: formatDateRange(dateOf(other.trip.pickupAt), dateOf(other.trip.dropoffAt), language),
      price: formatEuro(other.totalCents, language),
      to: addressOf(other.trip, carId),
    })),
    places: instead.placeIds.slice(0, max.places).flatMap((id) => {
      const place = locations.find((location) => location.id === id);
      return place
        ? [{ key: id, label: inLanguage(place.name, language), to: addressOf(from(id), carId) }]
        : [];
    }),
    cars: instead.cars.slice(0, max.cars).flatMap(({ carId: id, totalCents }) => {
      const car = cars.find((one) => one.id === id);
      const price = formatEuro(totalCents, language);
      return car ? [{ key: String(id), label: car.name, price, to: addressOf(trip, id) }] : [];
    }),
  };
}
