import {
  alternativesIn,
  type Alternatives,
  type Search,
} from "../../domain/availability/alternatives.ts";
import { fleetRulesOf } from "../../domain/availability/fleet-rules.ts";
import { hasRoom } from "../../domain/availability/fleet/find-seat.ts";
import { requestOf } from "../../domain/availability/request-of.ts";
import type { LocalDateTime } from "../../domain/calendar.ts";
import type { Car } from "../../domain/cars/car.ts";
import type { Language } from "../../domain/language.ts";
import { basicQuote } from "../../domain/pricing/basic-quote.ts";
import type { Quote } from "../../domain/pricing/quote-line.ts";
import { rentalDays } from "../../domain/rental-period.ts";
import type { Trip } from "../../domain/reservations/trip/trip.ts";
import { toInstant } from "../../domain/sarajevo.ts";
import type { Deps } from "../deps.ts";
import { logTripSearch, type TripSearch } from "../visits/log-trip-search.ts";
import { currentFleets } from "./fleet-memory.ts";

/** A car for one trip. */
export type Offer = {
  car: Car;
  /** With the plan that is chosen before the visitor chooses, and no extras. */
  quote: Quote;
  free: boolean;
  /** Only of a car that is taken. */
  alternatives?: Alternatives;
};

type Asked = {
  trip: Trip;
  language: Language;
  now: LocalDateTime;
  /** The staff look while a customer speaks, and programs look at everything: neither is demand. */
  byStaff?: boolean;
};

/**
 * Every car on offer with its price for a trip and whether it is free, cheapest first and the taken ones last. The trip has
 * passed `checkTrip`; `now` is the wall clock in Sarajevo. The search is kept, without whose it was.
 */
export async function searchCars(
  deps: Pick<Deps, "pool" | "catalogue" | "clock" | "log">,
  { trip, language, now, byStaff = false }: Asked,
): Promise<{ rentalDays: number; offers: Offer[] }> {
  const catalogue = await deps.catalogue.get();
  const { priceList, cars } = catalogue;
  const rules = fleetRulesOf(catalogue);
  const fleets = await currentFleets(deps.pool, toInstant(now), rules.turnaroundMinutes);
  const search: Search = { trip, now, priceList, rules, fleets };
  const offers = offersOf(cars, search);
  const days = rentalDays(trip, priceList.rules.graceMinutes);
  if (!byStaff) logTripSearch(deps, { trip, language, rentalDays: days, ...demandOf(offers) });
  return { rentalDays: days, offers };
}

/** What could be offered, and what it would have cost. Of the free offers, and of the taken ones, the first is the cheapest. */
function demandOf(offers: readonly Offer[]): Omit<TripSearch, "trip" | "language" | "rentalDays"> {
  const free = offers.filter((offer) => offer.free);
  const taken = offers.filter((offer) => !offer.free);
  return {
    freeCarIds: free.map(({ car }) => car.id),
    takenCarIds: taken.map(({ car }) => car.id),
    cheapestFreeCents: free[0]?.quote.totalCents,
    cheapestTakenCents: taken[0]?.quote.totalCents,
  };
}

function offersOf(cars: readonly Car[], search: Search): Offer[] {
  const request = requestOf(search.trip);
  const priced = cars
    .flatMap((car): Offer[] => {
      const price = basicQuote(car, search.trip, search.priceList);
      const fleet = search.fleets.get(car.id);
      const free = fleet !== undefined && hasRoom(fleet, request, search.rules);
      return price ? [{ car, quote: price, free }] : [];
    })
    .toSorted((a, b) => a.quote.totalCents - b.quote.totalCents);
  const free = priced.filter((offer) => offer.free);
  const taken = priced.filter((offer) => !offer.free);
  if (taken.length === 0) return free;
  const freeCars = free.map(({ car }) => car);
  const alternativesTo = alternativesIn(search, freeCars, (car, trip) => {
    return basicQuote(car, trip, search.priceList)?.totalCents;
  });
  return [
    ...free,
    ...taken.map((offer) => ({ ...offer, alternatives: alternativesTo(offer.car) })),
  ];
}
