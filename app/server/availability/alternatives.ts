/** What to offer instead of a car that is taken: other days, other places, other cars. */
import { nearestFreeTrips } from "../../domain/availability/nearest-trips.ts";
import type { FleetRules } from "../../domain/availability/occupancy.ts";
import type { LocalDateTime } from "../../domain/calendar.ts";
import type { Car } from "../../domain/cars/car.ts";
import type { PriceList } from "../../domain/pricing/price-list.ts";
import { checkTrip } from "../../domain/reservations/check-trip.ts";
import { writeTrip } from "../../domain/reservations/search-params.ts";
import type { Trip } from "../../domain/reservations/trip.ts";
import type { CarFleet } from "./car-fleets.ts";
import type { Fleets } from "./fleet-memory.ts";
import { hasEasyRoom } from "./find-seat.ts";
import { requestOf } from "./request-of.ts";

export type Alternatives = {
  /** The nearest earlier and the nearest later days, up to two, nearest first, with their price. */
  trips: { trip: Trip; totalCents: number }[];
  /** Where the car can be picked up instead (and returned, when the trip ends where it begins). */
  placeIds: string[];
  /** Free cars of the same category, cheapest first, up to three. */
  carIds: number[];
};

export type Search = {
  trip: Trip;
  /** The wall clock in Sarajevo. */
  now: LocalDateTime;
  priceList: PriceList;
  rules: FleetRules;
  fleets: Fleets;
};

const mostCars = 3;

/** The days and places for which a taken car is free, and of the free cars those of its category. */
export function alternativesTo(
  car: Car,
  search: Search,
  freeCars: readonly Car[],
  totalFor: (trip: Trip) => number | undefined,
): Alternatives {
  const fleet = search.fleets.get(car.id);
  return {
    trips: fleet ? nearestTrips(fleet, search, totalFor) : [],
    placeIds: fleet ? placesThatWork(fleet, search) : [],
    carIds: freeCars
      .filter(({ id, category }) => category === car.category && id !== car.id)
      .map(({ id }) => id)
      .slice(0, mostCars),
  };
}

function nearestTrips(
  fleet: CarFleet,
  search: Search,
  totalFor: (trip: Trip) => number | undefined,
): Alternatives["trips"] {
  const works = (pickupAt: LocalDateTime, dropoffAt: LocalDateTime) => {
    const trip = { ...search.trip, pickupAt, dropoffAt };
    return hasEasyRoom(fleet, requestOf(trip), search.rules) && isAllowed(trip, search);
  };
  const found = nearestFreeTrips(search.trip, works, { notBefore: search.now });
  return found.flatMap(({ pickupAt, dropoffAt }) => {
    const trip = { ...search.trip, pickupAt, dropoffAt };
    const totalCents = totalFor(trip);
    return totalCents === undefined ? [] : [{ trip, totalCents }];
  });
}

function placesThatWork(fleet: CarFleet, search: Search): string[] {
  const { trip, rules, priceList } = search;
  // Only the way between two places can make one work and another not.
  if (!hasEasyRoom(fleet, requestOf(trip), { ...rules, transferMinutes: {} })) return [];
  const returnsToStart = trip.dropoffLocationId === trip.pickupLocationId;
  return priceList.locations
    .map(({ id }) => id)
    .filter((id) => id !== trip.pickupLocationId)
    .filter((id) => {
      const there = { ...trip, pickupLocationId: id };
      if (returnsToStart) there.dropoffLocationId = id;
      return hasEasyRoom(fleet, requestOf(there), rules) && isAllowed(there, search);
    });
}

function isAllowed(trip: Trip, { priceList, now }: Search): boolean {
  return checkTrip(Object.fromEntries(writeTrip(trip)), { ...priceList, now }).ok;
}
