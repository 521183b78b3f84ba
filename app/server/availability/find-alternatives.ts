import type { LocalDateTime } from "../../domain/calendar.ts";
import type { Car } from "../../domain/cars/car.ts";
import type { Trip } from "../../domain/reservations/trip.ts";
import { toInstant } from "../../domain/sarajevo.ts";
import type { Deps } from "../deps.ts";
import { alternativesIn, type Alternatives } from "./alternatives.ts";
import { currentFleets } from "./fleet-memory.ts";
import { hasRoom } from "./find-seat.ts";
import { fleetRulesOf } from "./fleet-rules.ts";
import { withoutStay, type OwnStay } from "./own-stay.ts";
import { requestOf } from "./request-of.ts";

type Asked = {
  car: Car;
  trip: Trip;
  /** The wall clock in Sarajevo. */
  now: LocalDateTime;
  /** The reservation that is to be moved. */
  own?: OwnStay;
  /** What the car costs on another trip, euro cents; `undefined` when it has no price there. */
  totalFor: (trip: Trip) => number | undefined;
};

/** What to offer instead of one car that is taken; other cars in display order. A search has this with its offers. */
export async function findAlternatives(
  { pool, catalogue }: Pick<Deps, "pool" | "catalogue">,
  { car, trip, now, own, totalFor }: Asked,
): Promise<Alternatives> {
  const held = await catalogue.get();
  const rules = fleetRulesOf(held);
  const current = await currentFleets(pool, toInstant(now), rules.turnaroundMinutes);
  const fleets = own ? withoutStay(current, own) : current;
  const freeCars = held.cars.filter(({ id, category }) => {
    const fleet = category === car.category ? fleets.get(id) : undefined;
    return fleet && hasRoom(fleet, requestOf(trip), rules);
  });
  const pinnedTo = own?.carId === car.id ? own.pinnedTo : undefined;
  const search = { trip, now, priceList: held.priceList, rules, fleets, pinnedTo };
  return alternativesIn(search, freeCars, (_, other) => totalFor(other))(car);
}
