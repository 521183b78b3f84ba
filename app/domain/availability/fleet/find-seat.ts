import { assignVehicles } from "../assign-vehicles.ts";
import { canShare, canTake, longestGapMs } from "../gap.ts";
import type { Assignment, Busy, FleetRules, FleetVehicle, Request } from "../occupancy.ts";
import { seatInOrder } from "../seat-in-order.ts";
import { busyBetween } from "./busy-between.ts";
import type { CarFleet } from "./car-fleet.ts";
import { isFull } from "./is-full.ts";

/** The vehicle of a fleet that serves a request, and who moves for it; `undefined` when the car is taken. */
export function findSeat(
  fleet: CarFleet,
  request: Request,
  rules: FleetRules,
): Assignment | undefined {
  const near = busyBetween(fleet, ...reachOf(request, rules));
  // The exhaustive search is dear exactly when there is nothing to find, which is what a full fleet means nearly always.
  if (isFull(fleet.vehicles, near, request, rules)) return undefined;
  return assignVehicles(fleet.vehicles, fleet.busy, request, rules);
}

/** Can the fleet serve a request? As `findSeat`, but without the choice among free vehicles. */
export function hasRoom(fleet: CarFleet, request: Request, rules: FleetRules): boolean {
  return hasEasyRoom(fleet, request, rules) || findSeat(fleet, request, rules) !== undefined;
}

/** The same for a suggestion: `true` is certain, and only a seating that is hard to find is missed. */
export function hasEasyRoom(fleet: CarFleet, request: Request, rules: FleetRules): boolean {
  const near = busyBetween(fleet, ...reachOf(request, rules));
  if (hasFreeVehicle(fleet.vehicles, near, request, rules)) return true;
  if (isFull(fleet.vehicles, near, request, rules)) return false;
  return seatInOrder(fleet.vehicles, fleet.busy, request, rules) !== undefined;
}

/** Can a vehicle serve a request while everything else stays where it is? */
export function isFree(fleet: CarFleet, request: Request, rules: FleetRules): boolean {
  const near = busyBetween(fleet, ...reachOf(request, rules));
  return hasFreeVehicle(fleet.vehicles, near, request, rules);
}

/** As `freeVehicles`, without the list of them. */
function hasFreeVehicle(
  vehicles: readonly FleetVehicle[],
  near: readonly Busy[],
  request: Request,
  rules: FleetRules,
): boolean {
  const taken = new Set<number>();
  for (const stay of near) {
    const overlaps = stay.start < request.end && request.start < stay.end;
    if (overlaps || !canShare(stay, request, rules)) taken.add(stay.vehicleId);
  }
  return vehicles.some((vehicle) => !taken.has(vehicle.id) && canTake(vehicle, request));
}

/** From when to when a busy time can clash with a request: turnaround and the longest transfer on both sides. */
function reachOf({ start, end }: Request, rules: FleetRules): [number, number] {
  const reach = longestGapMs(rules);
  return [start - reach, end + reach];
}
