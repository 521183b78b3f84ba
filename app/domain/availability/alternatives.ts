/** What to offer instead of a car that is taken: other days, other places, other cars. */
import type { LocalDateTime } from "../calendar.ts";
import type { Car } from "../cars/car.ts";
import type { PriceList } from "../pricing/price-list.ts";
import { checkTrip, type TripContext } from "../reservations/trip/check-trip.ts";
import { writeTrip } from "../reservations/trip/search-params.ts";
import { staffTerms } from "../reservations/trip/staff-terms.ts";
import type { Trip } from "../reservations/trip/trip.ts";
import type { CarFleet, Fleets } from "./fleet/car-fleet.ts";
import { hasEasyRoom } from "./fleet/find-seat.ts";
import { nearestOf, shiftedTrips, type NearestTrip } from "./nearest-trips.ts";
import type { FleetRules, Request } from "./occupancy.ts";
import { requestOf } from "./request-of.ts";

export type Alternatives = {
  /** The nearest earlier and the nearest later days, up to two, nearest first, with their price. */
  trips: { trip: Trip; totalCents: number }[];
  /** Where the car can be picked up instead (and returned, when the trip ends where it begins). */
  placeIds: string[];
  /**
   * Free cars, up to three, with their price for the trip: those of the same category, cheapest first; for the staff then those of
   * other categories, the nearest in price first.
   */
  cars: { carId: number; totalCents: number }[];
};

export type Search = {
  trip: Trip;
  /** The wall clock in Sarajevo. */
  now: LocalDateTime;
  priceList: PriceList;
  rules: FleetRules;
  fleets: Fleets;
  /** The only vehicle that will do, of a reservation that was promised it. */
  pinnedTo?: number;
  /** True when the staff ask: their terms bind the trips, and cars of other categories count. */
  byStaff?: boolean;
};

type TotalFor = (car: Car, trip: Trip) => number | undefined;
type Shift = NearestTrip & { trip: Trip; request: Request };

const mostCars = 3;

/**
 * Makes the function that says what to offer instead of a car that is taken. What all taken cars of a search have in common
 * is worked out once. `freeCars` are cheapest first; `totalFor` prices a car on a trip in euro cents.
 */
export function alternativesIn(
  search: Search,
  freeCars: readonly Car[],
  totalFor: TotalFor,
): (car: Car) => Alternatives {
  const terms = termsOf(search);
  const shifts = shiftsOf(search, terms);
  const allowed = new Map<Shift, boolean>();
  const totals = new Map<Car, number | undefined>();
  const totalNow = (car: Car): number | undefined => {
    if (!totals.has(car)) totals.set(car, totalFor(car, search.trip));
    return totals.get(car);
  };
  const isBookable = (shift: Shift, fleet: CarFleet): boolean => {
    if (!hasEasyRoom(fleet, shift.request, search.rules)) return false;
    const known = allowed.get(shift) ?? isAllowed(shift.trip, terms);
    allowed.set(shift, known);
    return known;
  };
  return (car) => {
    const fleet = search.fleets.get(car.id);
    const found = fleet ? nearestOf(shifts, (shift) => isBookable(shift, fleet)) : [];
    return {
      trips: found.flatMap(({ trip }) => {
        const totalCents = totalFor(car, trip);
        return totalCents === undefined ? [] : [{ trip, totalCents }];
      }),
      placeIds: fleet ? placesThatWork(fleet, search, terms) : [],
      cars: carsInstead(car)
        .slice(0, mostCars)
        .flatMap((free) => priced(free.id, totalNow(free))),
    };
  };

  function carsInstead(car: Car): Car[] {
    const others = freeCars.filter(({ id }) => id !== car.id);
    const alike = others.filter(({ category }) => category === car.category);
    if (!search.byStaff) return alike;
    const wished = totalNow(car) ?? 0;
    const distance = (other: Car) => Math.abs((totalNow(other) ?? Infinity) - wished);
    const unlike = others.filter(({ category }) => category !== car.category);
    return [...alike, ...unlike.toSorted((a, b) => distance(a) - distance(b))];
  }
}

function termsOf({ priceList, now, byStaff }: Search): TripContext {
  return byStaff ? staffTerms(priceList, now) : { ...priceList, now };
}

function priced(carId: number, totalCents: number | undefined): Alternatives["cars"] {
  return totalCents === undefined ? [] : [{ carId, totalCents }];
}

function shiftsOf({ trip, pinnedTo }: Search, terms: TripContext): Shift[] {
  return shiftedTrips(trip, { notBefore: terms.now }).map((shift) => {
    const { pickupAt, dropoffAt } = shift;
    const shifted = { ...trip, pickupAt, dropoffAt };
    return { ...shift, trip: shifted, request: { ...requestOf(shifted), pinnedTo } };
  });
}

function placesThatWork(fleet: CarFleet, search: Search, terms: TripContext): string[] {
  const { trip, rules, priceList, pinnedTo } = search;
  const requestFor = (other: Trip) => ({ ...requestOf(other), pinnedTo });
  // Only the way between two places can make one work and another not.
  if (!hasEasyRoom(fleet, requestFor(trip), { ...rules, transferMinutes: {} })) return [];
  const returnsToStart = trip.dropoffLocationId === trip.pickupLocationId;
  return priceList.locations
    .map(({ id }) => id)
    .filter((id) => id !== trip.pickupLocationId)
    .filter((id) => {
      const there = { ...trip, pickupLocationId: id };
      if (returnsToStart) there.dropoffLocationId = id;
      return hasEasyRoom(fleet, requestFor(there), rules) && isAllowed(there, terms);
    });
}

function isAllowed(trip: Trip, terms: TripContext): boolean {
  return checkTrip(Object.fromEntries(writeTrip(trip)), terms).ok;
}
