import { alternativesIn, type Alternatives } from "../../domain/availability/alternatives.ts";
import { fleetRulesOf } from "../../domain/availability/fleet-rules.ts";
import { hasRoom } from "../../domain/availability/fleet/find-seat.ts";
import { withoutStay, type OwnStay } from "../../domain/availability/fleet/car-fleet.ts";
import { requestOf } from "../../domain/availability/request-of.ts";
import type { LocalDateTime } from "../../domain/calendar.ts";
import type { Car } from "../../domain/cars/car.ts";
import type { Trip } from "../../domain/reservations/trip/trip.ts";
import { toInstant } from "../../domain/sarajevo.ts";
import type { Deps } from "../deps.ts";
import { currentFleets } from "./fleet-memory.ts";

type Asked = {
  car: Car;
  trip: Trip;
  /** The wall clock in Sarajevo. */
  now: LocalDateTime;
  /** The reservation that is to be moved. */
  own?: OwnStay;
  /** True when the staff ask: their terms bind the trips, and cars of other categories count. */
  byStaff?: boolean;
  /** What a car costs on a trip, euro cents; `undefined` when it has no price there. */
  totalFor: (car: Car, trip: Trip) => number | undefined;
};

/** What to offer instead of one car that is taken; other cars only with a price. A search has this with its offers. */
export async function findAlternatives(
  { pool, catalogue }: Pick<Deps, "pool" | "catalogue">,
  { car, trip, now, own, byStaff, totalFor }: Asked,
): Promise<Alternatives> {
  const held = await catalogue.get();
  const rules = fleetRulesOf(held);
  const current = await currentFleets(pool, toInstant(now), rules.turnaroundMinutes);
  const fleets = own ? withoutStay(current, own) : current;
  const freeCars = held.cars
    .flatMap((other) => {
      const isAsked = byStaff || other.category === car.category;
      const fleet = isAsked ? fleets.get(other.id) : undefined;
      const isFree = fleet && hasRoom(fleet, requestOf(trip), rules);
      const totalCents = isFree ? totalFor(other, trip) : undefined;
      return totalCents === undefined ? [] : [{ other, totalCents }];
    })
    .toSorted((a, b) => a.totalCents - b.totalCents)
    .map(({ other }) => other);
  const pinnedTo = own?.carId === car.id ? own.pinnedTo : undefined;
  const search = { trip, now, priceList: held.priceList, rules, fleets, pinnedTo, byStaff };
  return alternativesIn(search, freeCars, totalFor)(car);
}
