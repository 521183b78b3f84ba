import {
  checkTrip,
  type SearchFields,
  type TripContext,
  type TripFault,
} from "../reservations/trip/check-trip.ts";
import type { Trip } from "../reservations/trip/trip.ts";

/** The rules of the agency for which a whole trip is refused before any car is looked at. */
export const refusals = [
  "under-minimum",
  "over-maximum",
  "closed",
  "too-soon",
  "only-by-phone",
  "too-far",
] as const satisfies readonly TripFault[];
export type Refusal = (typeof refusals)[number];

/** Every trip that runs forward passes these. */
const noRules = {
  minRentalDays: 0,
  maxRentalDays: 10_000,
  maxAdvanceDays: 10_000,
  outOfHoursLeadHours: 0,
};

/**
 * The trip that a visitor meant and the first rule that it was refused for. Undefined when it was not refused, when what was typed is no
 * trip, or when it lies in the past.
 */
export function refusedTrip(
  fields: SearchFields,
  context: TripContext,
): { trip: Trip; rentalDays: number; reason: Refusal } | undefined {
  const checked = checkTrip(fields, context);
  if (checked.ok) return undefined;
  const faults = Object.values(checked.faults);
  const reason = refusals.find((one) => faults.includes(one));
  const free = checkTrip(fields, {
    ...context,
    rules: { ...context.rules, ...noRules },
    seasons: [],
    locations: context.locations.map((place) => ({
      ...place,
      outOfHours: "free",
      leadMinutes: 0,
    })),
  });
  return reason && free.ok ? { trip: free.trip, rentalDays: free.rentalDays, reason } : undefined;
}
