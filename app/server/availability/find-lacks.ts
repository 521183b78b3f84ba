import { fleetRulesOf } from "../../domain/availability/fleet-rules.ts";
import { withoutStay } from "../../domain/availability/fleet/car-fleet.ts";
import { findSeat, isFree } from "../../domain/availability/fleet/find-seat.ts";
import { requestOf } from "../../domain/availability/request-of.ts";
import { dateOf, type LocalDateTime } from "../../domain/calendar.ts";
import { vehicleLacks, type VehicleLack } from "../../domain/handovers/vehicle-lacks.ts";
import { ownStay, type HeldReservation } from "../../domain/reservations/held-reservation.ts";
import type { Trip } from "../../domain/reservations/trip/trip.ts";
import { toInstant } from "../../domain/sarajevo.ts";
import { papersOf } from "../cars/papers-of.ts";
import type { Deps } from "../deps.ts";
import { currentFleets } from "./fleet-memory.ts";

export type LackingVehicle = { plate: string; lacks: VehicleLack[] };

type Asked = {
  carId: number;
  trip: Trip;
  /** The wall clock in Sarajevo. */
  now: LocalDateTime;
  /** The reservation that is seated anew: it keeps its vehicle when that one is free. */
  kept?: HeldReservation;
};

/** The vehicle that a trip would get now, when it lacks something for it. Undefined when it lacks nothing, or the car is taken. */
export async function findLacks(
  { pool, catalogue }: Pick<Deps, "pool" | "catalogue">,
  { carId, trip, now, kept }: Asked,
): Promise<LackingVehicle | undefined> {
  const rules = fleetRulesOf(await catalogue.get());
  const current = await currentFleets(pool, toInstant(now), rules.turnaroundMinutes);
  const own = kept && ownStay(kept);
  const fleet = (own ? withoutStay(current, own) : current).get(carId);
  if (!fleet) return undefined;
  const request = { ...requestOf(trip), pinnedTo: own?.carId === carId ? own.pinnedTo : undefined };
  const seatedOn = kept?.seat?.vehicleId;
  const canStay =
    seatedOn !== undefined && isFree(fleet, { ...request, pinnedTo: seatedOn }, rules);
  const vehicleId = canStay ? seatedOn : findSeat(fleet, request, rules)?.vehicleId;
  if (vehicleId === undefined) return undefined;
  const vehicle = (await papersOf(pool, [vehicleId])).get(vehicleId);
  if (!vehicle) return undefined;
  const lacks = vehicleLacks(vehicle, dateOf(trip.pickupAt), dateOf(trip.dropoffAt));
  return lacks.length > 0 ? { plate: vehicle.plate, lacks } : undefined;
}
