import { addDays, dateOf, joinDateTime } from "../app/domain/calendar.ts";
import type { Trip } from "../app/domain/reservations/trip/trip.ts";
import { toLocal } from "../app/domain/sarajevo.ts";

const places = ["airport-tuzla", "airport-tuzla", "eternal-pro-office", "airport-sarajevo"];

/** Returns a trip of 3 to 10 days in the next two months; the same number gives the same trip. */
export function tripNumber(number: number): Trip {
  const place = places[number % places.length] ?? "airport-tuzla";
  const from = addDays(dateOf(toLocal(Date.now())), 2 + ((number * 37) % 60));
  return {
    pickupLocationId: place,
    dropoffLocationId: place,
    pickupAt: joinDateTime(from, "10:00"),
    dropoffAt: joinDateTime(addDays(from, 3 + ((number * 11) % 8)), "10:00"),
  };
}
