import { type CarFleet, sinceItLeft } from "../../availability/fleet/car-fleet.ts";
import { hasRoom } from "../../availability/fleet/find-seat.ts";
import type { FleetRules, Instant, Request } from "../../availability/occupancy.ts";
import { requestOf } from "../../availability/request-of.ts";
import type { LocalDateTime } from "../../calendar.ts";
import { outOfHoursAt } from "../../locations/opening-hours.ts";
import type { PriceList } from "../../pricing/price-list.ts";
import { toInstant } from "../../sarajevo.ts";
import type { HeldReservation } from "../held-reservation.ts";
import type { Trip } from "../trip/trip.ts";
import { isWithinGrace, slotsBetween } from "./lateness.ts";

type Seat = NonNullable<HeldReservation["seat"]>;

/**
 * The stay of a vehicle that is out, with another return. It is asked for whole, from when the vehicle went out: nobody but
 * its driver can have it meanwhile, so nobody else may be moved onto it before it is back.
 */
export function stayUntil(until: LocalDateTime, trip: Trip, { vehicleId, start }: Seat): Request {
  return { ...requestOf({ ...trip, dropoffAt: until }), start, pinnedTo: vehicleId };
}

type Out = {
  trip: Trip;
  seat: Seat;
  /** Without the reservation's own stay. */
  fleet: CarFleet;
  rules: FleetRules;
  /** When others need an extra that is in the car; absent when nobody does. */
  extrasWantedFrom?: Instant;
};

/** May the vehicle stay out until then, with what is in it? Others that wait for it go to other vehicles when they can. */
export function canStayOut(out: Out, until: LocalDateTime): boolean {
  const { trip, seat, fleet, rules, extrasWantedFrom = Infinity } = out;
  if (toInstant(until) > extrasWantedFrom) return false;
  const request = stayUntil(until, trip, seat);
  return hasRoom(sinceItLeft(fleet, request), request, rules);
}

/**
 * The latest half hour before `at` at which the vehicle can come back: it is within the grace, or nobody waits for it yet,
 * and somebody is there. The agreed return at the earliest.
 */
export function returnBy(
  out: Out,
  at: LocalDateTime,
  { locations, rules }: Pick<PriceList, "locations" | "rules">,
): LocalDateTime {
  const { dropoffAt, dropoffLocationId } = out.trip;
  const place = locations.find(({ id }) => id === dropoffLocationId);
  const slots = slotsBetween(dropoffAt, at);
  const isInTime = (slot: LocalDateTime) =>
    isWithinGrace(slot, out.trip, rules) || canStayOut(out, slot);
  const inTime = slots.slice(firstIndex(slots, isInTime));
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
