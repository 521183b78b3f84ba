import type { Language } from "../domain/language.ts";
import { writeRepeat } from "../domain/reservations/trip/repeat.ts";
import type { Selection, Trip } from "../domain/reservations/trip/trip.ts";
import { pathTo } from "./paths.ts";

/** What a reservation was of: its places and everything that was chosen. */
type Repeatable = {
  trip: Pick<Trip, "pickupLocationId" | "dropoffLocationId">;
  car: { id: number };
} & Pick<Selection, "planCode" | "extras" | "countries">;

/** The address of a new search for the same as last time: places, car, plan, extras and countries, and no dates. */
export function repeatPath(reservation: Repeatable, language: Language): string {
  const { trip, car, planCode, extras, countries } = reservation;
  const entries = writeRepeat(trip, { carId: car.id, planCode, extras, countries });
  return `${pathTo("search", language)}?${new URLSearchParams(entries)}`;
}
