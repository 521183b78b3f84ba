import type { FleetRules, Request } from "../../domain/availability/occupancy.ts";
import type { LocalDateTime } from "../../domain/calendar.ts";
import { outOfHoursAt } from "../../domain/locations/opening-hours.ts";
import type { PriceList } from "../../domain/pricing/price-list.ts";
import { slotsBetween } from "../../domain/reservations/lateness.ts";
import type { Trip } from "../../domain/reservations/trip.ts";
import { toInstant } from "../../domain/sarajevo.ts";
import type { CarFleet } from "../availability/car-fleets.ts";
import { hasRoom } from "../availability/find-seat.ts";

/** The time that a vehicle which is out is asked for beyond the agreed return: nobody but its driver can have it meanwhile. */
export function addedTime(
  { dropoffAt, dropoffLocationId }: Trip,
  until: LocalDateTime,
  vehicleId: number,
): Request {
  const place = { pickupLocationId: dropoffLocationId, dropoffLocationId };
  return { ...place, start: toInstant(dropoffAt), end: toInstant(until), pinnedTo: vehicleId };
}

type Out = {
  trip: Trip;
  vehicleId: number;
  /** Without the reservation's own stay. */
  fleet: CarFleet;
  rules: FleetRules;
};

/** May the vehicle stay out until then? Others that wait for it go to other vehicles when they can. */
export function canStayOut({ trip, vehicleId, fleet, rules }: Out, until: LocalDateTime): boolean {
  return hasRoom(fleet, addedTime(trip, until, vehicleId), rules);
}

/**
 * The latest half hour before `at` at which the vehicle can come back: nobody waits for it yet, and somebody is there. The
 * agreed return at the earliest.
 */
export function returnBy(
  out: Out,
  at: LocalDateTime,
  { locations }: Pick<PriceList, "locations">,
): LocalDateTime {
  const { dropoffAt, dropoffLocationId } = out.trip;
  const place = locations.find(({ id }) => id === dropoffLocationId);
  const slots = slotsBetween(dropoffAt, at);
  const inTime = slots.slice(firstIndex(slots, (slot) => canStayOut(out, slot)));
  const open = inTime.find((slot) => !place || outOfHoursAt(place, slot) !== "blocked");
  return open ?? dropoffAt;
}

/** Who can stay out until some moment can until any earlier one, so that a few questions do for two weeks of half hours. */
function firstIndex<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item !== undefined && holds(item)) high = middle;
    else low = middle + 1;
  }
  return low;
}
