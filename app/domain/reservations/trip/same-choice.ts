/** What counts as a change of a reservation. */
import type { Selection, Trip } from "./trip.ts";

/** Have both trips the same places and times? */
export function isSameTrip(a: Trip, b: Trip): boolean {
  return isSamePickup(a, b) && isSameDropoff(a, b);
}

/** Do both begin at the same time and place? */
export function isSamePickup(
  a: Pick<Trip, "pickupAt" | "pickupLocationId">,
  b: Pick<Trip, "pickupAt" | "pickupLocationId">,
): boolean {
  return a.pickupAt === b.pickupAt && a.pickupLocationId === b.pickupLocationId;
}

/** Is the trip the agreed one or a part of it, between the same places? Then a vehicle that is held serves it as it is. */
export function isWithin(trip: Trip, agreed: Trip): boolean {
  return (
    trip.pickupLocationId === agreed.pickupLocationId &&
    trip.dropoffLocationId === agreed.dropoffLocationId &&
    trip.pickupAt >= agreed.pickupAt &&
    trip.dropoffAt <= agreed.dropoffAt
  );
}

/** Do both choose the same car, plan, extras and countries, in whatever order? */
export function isSameSelection(a: Selection, b: Selection): boolean {
  return a.carId === b.carId && a.planCode === b.planCode && chosenIn(a) === chosenIn(b);
}

function isSameDropoff(a: Trip, b: Trip): boolean {
  return a.dropoffAt === b.dropoffAt && a.dropoffLocationId === b.dropoffLocationId;
}

/** Extras and countries as one text; an extra of none is not chosen, and a country named twice is named once. */
function chosenIn({ extras, countries }: Selection): string {
  const taken = Object.entries(extras).flatMap(([code, quantity]) =>
    quantity === 0 ? [] : [`${code} ${quantity}`],
  );
  return JSON.stringify([[...taken].sort(), [...new Set(countries)].sort()]);
}
