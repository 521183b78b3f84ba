/** How many rental days a trip has, and when each of them starts. */
import { addDays, dateOf, wallMinutesBetween, type LocalDate } from "./calendar.ts";
import type { Trip } from "./reservations/trip/trip.ts";

const minutesPerDay = 1440;

/**
 * Rental days of a trip: 24 hours each on the wall clock from the minute of the pick-up, so a clock change never adds one.
 * Up to and including `graceMinutes` over the last full day are free. At least 1. `graceMinutes` is a setting;
 * the seed gives it the 59 minutes that are usual here (`server/db/seed/settings.ts`). A car that is out keeps the grace that it was
 * sold with (`pricing/lines/sold-grace`), counted from the agreed return (`reservations/lateness`); what a late one then costs is
 * `handovers/return-price`.
 */
export function rentalDays(
  trip: Pick<Trip, "pickupAt" | "dropoffAt">,
  graceMinutes: number,
): number {
  const minutes = wallMinutesBetween(trip.pickupAt, trip.dropoffAt);
  const full = Math.floor(minutes / minutesPerDay);
  const rest = minutes - full * minutesPerDay;
  return Math.max(1, full + (isWithinGraceMinutes(rest, graceMinutes) ? 0 : 1));
}

/** True for minutes over what was agreed that are free: up to and including the grace. */
export function isWithinGraceMinutes(minutes: number, graceMinutes: number): boolean {
  return minutes <= graceMinutes;
}

/** The dates on which the `days` rental days of a trip start, the pick-up day first. */
export function dayStarts(trip: Pick<Trip, "pickupAt">, days: number): LocalDate[] {
  return Array.from({ length: days }, (_, day) => addDays(dateOf(trip.pickupAt), day));
}
