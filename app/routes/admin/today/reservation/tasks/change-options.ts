import { dateOf, slots, timeOf } from "../../../../../domain/calendar.ts";
import { homeCountry } from "../../../../../domain/borders/home-country.ts";
import { inLanguage, type Language } from "../../../../../domain/language.ts";
import { writeSelection } from "../../../../../domain/reservations/trip/search-params.ts";
import type { Selection, Trip } from "../../../../../domain/reservations/trip/trip.ts";
import type { Catalogue } from "../../../../../domain/catalogue/catalogue.ts";
import type { CarOption } from "./car-options.ts";
import { offeredTo } from "../../../../../domain/reservations/change/offered-to.ts";
import type { Reservation } from "../../../../../domain/reservations/reservation.ts";

/** Texts with the names of their fields; a repeated field has several entries. */
export type Typed = [name: string, value: string][];

/** The options for changing a reservation; its cars are `carOptions`. */
export function changeOptions(view: Reservation, catalogue: Catalogue, language: Language) {
  const { priceList } = offeredTo(view, catalogue);
  const named = ({ name }: { name: { en: string; bs: string } }) => inLanguage(name, language);
  return {
    places: priceList.locations.map((place) => ({ value: place.id, label: named(place) })),
    times: [
      ...new Set([...slots, timeOf(view.trip.pickupAt), timeOf(view.trip.dropoffAt)]),
    ].toSorted(),
    plans: priceList.plans.map((plan) => ({ value: plan.code, label: named(plan) })),
    extras: priceList.extras.map((extra) => ({
      name: `extra.${extra.code}`,
      label: named(extra),
      max: Math.min(extra.maxQuantity, extra.stock ?? extra.maxQuantity),
    })),
    countries: priceList.countries
      .filter(({ code }) => code !== homeCountry)
      .map((country) => ({
        value: country.code,
        label: named(country),
        isAllowed: country.allowed,
      })),
  };
}

export type ChangeOptions = ReturnType<typeof changeOptions> & { cars: readonly CarOption[] };

/** The reservation in the fields of the change form. */
export function typedOf({ trip, car, planCode, extras, countries }: Reservation): Typed {
  return entriesOf(trip, { carId: car.id, planCode, extras, countries });
}

/** A wish in the fields of the change form. */
export function entriesOf(trip: Trip, selection: Selection): Typed {
  return [
    ["pickupLocation", trip.pickupLocationId],
    ["pickupDate", dateOf(trip.pickupAt)],
    ["pickupTime", timeOf(trip.pickupAt)],
    ["dropoffLocation", trip.dropoffLocationId],
    ["dropoffDate", dateOf(trip.dropoffAt)],
    ["dropoffTime", timeOf(trip.dropoffAt)],
    ...writeSelection(selection),
  ];
}
