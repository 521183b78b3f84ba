/** What was asked for and refused, beside what was sold. */
import { refusals } from "../visits/refused-trip.ts";

/** `full`: no car was free. The others are the rules that refused the trip before a car was looked at. */
export const lostReasons = ["full", ...refusals] as const;
export type LostReason = (typeof lostReasons)[number];

/** Trips that were refused for one reason; the same trip asked for several times on a day is one. */
export type LostTrips = {
  reason: LostReason;
  trips: number;
  rentalDays: number;
  /** What the cheapest car would have cost, euro cents with VAT, of the trips of which that is known. */
  cents: number;
  unpricedTrips: number;
  unpricedDays: number;
};

/** The revenue that was lost for a reason: prices as they would have been, and for days without one the rent per rental day. */
export function lostRevenue(
  { cents, unpricedDays }: LostTrips,
  rentPerDay: number | undefined,
): number {
  return cents + Math.round(unpricedDays * (rentPerDay ?? 0));
}
