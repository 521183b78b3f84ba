import type { Language } from "../domain/language.ts";
import { writeRepeat } from "../domain/reservations/trip/repeat.ts";
import type { Selection, Trip } from "../domain/reservations/trip/trip.ts";
import { pathTo } from "./paths.ts";

/** The places and choices of a reservation. */
type Repeatable = {
  trip: Pick<Trip, "pickupLocationId" | "dropoffLocationId">;
  car: { id: number };
} & Pick<Selection, "planCode" | "extras" | "countries">;

/** Returns the address of a new search with the same places, car, plan, extras and countries, and no dates. */
export function repeatPath(reservation: Repeatable, language: Language): string {
  const { trip, car, planCode, extras, countries } = reservation;
  const entries = writeRepeat(trip, { carId: car.id, planCode, extras, countries });
  return `${pathTo("search", language)}?${new URLSearchParams(entries)}`;
}
