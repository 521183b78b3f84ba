import { fleetRulesOf } from "../../domain/availability/fleet-rules.ts";
import type { CarFleet } from "../../domain/availability/fleet/car-fleet.ts";
import { hasEasyRoom, hasRoom } from "../../domain/availability/fleet/find-seat.ts";
import { freeDays, type CalendarDay } from "../../domain/availability/free-days.ts";
import { requestOf } from "../../domain/availability/request-of.ts";
import {
  addDays,
  dateOf,
  timeOf,
  joinDateTime,
  type LocalDateTime,
} from "../../domain/calendar.ts";
import type { Catalogue } from "../../domain/catalogue/catalogue.ts";
import type { PriceList } from "../../domain/pricing/price-list.ts";
import { checkTrip, minRentalDaysFor } from "../../domain/reservations/trip/check-trip.ts";
import { writeTrip } from "../../domain/reservations/trip/search-params.ts";
import type { Trip } from "../../domain/reservations/trip/trip.ts";
import { toInstant } from "../../domain/sarajevo.ts";
import type { Deps } from "../deps.ts";
import { currentFleets } from "./fleet-memory.ts";

/** About three months. */
const shownDays = 91;

/** The last calendar of each fleet: a fleet that changed is another object, and a minute later it is another `now`. */
const known = new WeakMap<CarFleet, { asOf: string; days: CalendarDay[] }>();

/**
 * The next 91 days of a car as they are now, today first: on which of them the shortest rental can start at the first place
 * of the list. `now` is the wall clock in Sarajevo. Empty when the car has no vehicle or the list no place.
 */
export async function carCalendar(
  { pool }: Pick<Deps, "pool">,
  catalogue: Catalogue,
  carId: number,
  now: LocalDateTime,
): Promise<CalendarDay[]> {
  const { priceList } = catalogue;
  const rules = fleetRulesOf(catalogue);
  const fleets = await currentFleets(pool, toInstant(now), rules.turnaroundMinutes);
  const fleet = fleets.get(carId);
  const [place] = priceList.locations;
  if (!place || !fleet || fleet.vehicles.length === 0) return [];
  const asOf = `${priceList.version} ${now}`;
  const last = known.get(fleet);
  if (last?.asOf === asOf) return last.days;
  const days = freeDays({
    from: dateOf(now),
    days: shownDays,
    tripAt: (pickupAt) => shortestTrip(pickupAt, place.id, priceList, now),
    hasRoom: (trip) => hasRoom(fleet, requestOf(trip), rules),
    hasEasyRoom: (trip) => hasEasyRoom(fleet, requestOf(trip), rules),
  });
  known.set(fleet, { asOf, days });
  return days;
}

function shortestTrip(
  pickupAt: LocalDateTime,
  placeId: string,
  priceList: PriceList,
  now: LocalDateTime,
): Trip | undefined {
  const date = dateOf(pickupAt);
  const days = minRentalDaysFor(date, priceList.rules, priceList.seasons);
  const dropoffAt = joinDateTime(addDays(date, days), timeOf(pickupAt));
  const trip = { pickupLocationId: placeId, dropoffLocationId: placeId, pickupAt, dropoffAt };
  const checked = checkTrip(Object.fromEntries(writeTrip(trip)), { ...priceList, now });
  return checked.ok ? checked.trip : undefined;
}
