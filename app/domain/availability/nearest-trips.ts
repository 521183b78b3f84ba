import type { LocalDateTime } from "../calendar.ts";
import { addDays, dateOf, joinDateTime, timeOf } from "../calendar.ts";
import type { Trip } from "../reservations/trip/trip.ts";
import { existsInSarajevo } from "../sarajevo.ts";

export type NearestTrip = { shiftDays: number; pickupAt: LocalDateTime; dropoffAt: LocalDateTime };

type Limits = {
  /** The earliest pick-up that can still be booked. */
  notBefore: LocalDateTime;
  /** The latest pick-up that can be booked. */
  notAfter?: LocalDateTime;
  /** How far to look, in days either way. */
  withinDays?: number;
};

/**
 * The nearest free shift to earlier days and the nearest to later days, so up to two, nearest first (the earlier one of
 * equals). Times of day are kept; a shift onto an hour that a clock change removes is passed over.
 */
export function nearestFreeTrips(
  trip: Pick<Trip, "pickupAt" | "dropoffAt">,
  isFree: (pickupAt: LocalDateTime, dropoffAt: LocalDateTime) => boolean,
  limits: Limits,
): NearestTrip[] {
  return nearestOf(shiftedTrips(trip, limits), (shift) => isFree(shift.pickupAt, shift.dropoffAt));
}

/** All shifts of a trip by whole days that can be booked, nearest first; a search makes them once for all its cars. */
export function shiftedTrips(
  trip: Pick<Trip, "pickupAt" | "dropoffAt">,
  { notBefore, notAfter, withinDays = 14 }: Limits,
): NearestTrip[] {
  const distances = Array.from({ length: withinDays }, (_, index) => index + 1);
  return distances
    .flatMap((days) => [shifted(trip, -days), shifted(trip, days)])
    .filter(
      ({ pickupAt, dropoffAt }) =>
        pickupAt >= notBefore &&
        (notAfter === undefined || pickupAt <= notAfter) &&
        existsInSarajevo(pickupAt) &&
        existsInSarajevo(dropoffAt),
    );
}

/** Of shifts in the order of their distance, the first free one to earlier and the first free one to later days. */
export function nearestOf<Shift extends NearestTrip>(
  shifts: readonly Shift[],
  isFree: (shift: Shift) => boolean,
): Shift[] {
  const earlier = shifts.find((shift) => shift.shiftDays < 0 && isFree(shift));
  const later = shifts.find((shift) => shift.shiftDays > 0 && isFree(shift));
  return [earlier, later]
    .filter((found) => found !== undefined)
    .sort((a, b) => Math.abs(a.shiftDays) - Math.abs(b.shiftDays));
}

function shifted(trip: Pick<Trip, "pickupAt" | "dropoffAt">, shiftDays: number): NearestTrip {
  const move = (at: LocalDateTime) => joinDateTime(addDays(dateOf(at), shiftDays), timeOf(at));
  return { shiftDays, pickupAt: move(trip.pickupAt), dropoffAt: move(trip.dropoffAt) };
}
