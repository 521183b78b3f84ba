/** Whether somebody is booking what they have just booked: a question is asked first, since it is seldom meant. */
import { savedInBrowser } from "../../saved-in-browser.ts";
import { holdsVehicle } from "../states/states.ts";
import type { ReservationStatus } from "../states/status.ts";
import { isSamePerson } from "../person/person-keys.ts";
import type { Trip } from "../trip/trip.ts";

/** For how long a booking is remembered as just made. */
export const justBookedMs = savedInBrowser.bookedHours * 3_600_000;

type Asked = { carId: number; trip: Trip };
/** What its customer goes by (`personKeys`). */
type Person = { keys: readonly string[] };
export type EarlierBooking = Asked &
  Person & { status: ReservationStatus; /** Epoch milliseconds. */ bookedAt: number };

/**
 * Is it the same car for the same trip, booked by the same person within a day before `now` (epoch milliseconds)? A reservation that
 * was cancelled meanwhile may be made again.
 */
export function isBookedTwice(
  earlier: EarlierBooking,
  asked: Asked & Person,
  now: number,
): boolean {
  const isRecent = now - earlier.bookedAt < justBookedMs;
  return (
    isRecent &&
    holdsVehicle(earlier.status) &&
    isSameBooking(earlier, asked) &&
    isSamePerson(earlier.keys, asked.keys)
  );
}

/** The same car, places and times: whatever else was chosen with them. */
export function isSameBooking(one: Asked, other: Asked): boolean {
  const [a, b] = [one.trip, other.trip];
  return (
    one.carId === other.carId &&
    a.pickupAt === b.pickupAt &&
    a.dropoffAt === b.dropoffAt &&
    a.pickupLocationId === b.pickupLocationId &&
    a.dropoffLocationId === b.dropoffLocationId
  );
}
