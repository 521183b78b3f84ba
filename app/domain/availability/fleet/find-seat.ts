import { assignVehicles } from "../assign-vehicles.ts";
import type { CarFleet } from "./car-fleet.ts";
import { canShare, canTake, longestGapMs } from "../gap.ts";
import type { Assignment, Busy, FleetRules, FleetVehicle, Instant, Request } from "../occupancy.ts";
import { seatInOrder } from "../seat-in-order.ts";

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

/**
 * The seat of a reservation that is given a place anew: the vehicle that it has when that one is free, since that surprises nobody, else
 * as `findSeat`.
 */
export function findSeatAnew(
  fleet: CarFleet,
  request: Request,
  { rules, staysOn }: { rules: FleetRules; staysOn: number | undefined },
): Assignment | undefined {
  const pinnedTo = request.pinnedTo ?? staysOn;
  const canStay = pinnedTo !== undefined && isFree(fleet, { ...request, pinnedTo }, rules);
  return canStay ? { vehicleId: pinnedTo, moves: [] } : findSeat(fleet, request, rules);
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

/** What keeps the fleet busy at any moment from `from` to before `to`, in order of its start. Two binary searches, no scan. */
export function busyBetween(
  { busy, latestEnds }: Pick<CarFleet, "busy" | "latestEnds">,
  from: Instant,
  to: Instant,
): readonly Busy[] {
  const first = firstIndex(busy.length, (index) => (latestEnds[index] ?? Infinity) > from);
  const last = firstIndex(busy.length, (index) => (busy[index]?.start ?? Infinity) >= to);
  return busy.slice(first, last);
}

/** The first index at which a condition holds that holds at every later one too; `length` when none. */
function firstIndex(length: number, holds: (index: number) => boolean): number {
  let low = 0;
  let high = length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (holds(middle)) high = middle;
    else low = middle + 1;
  }
  return low;
}

/**
 * Is there a moment of the request at which every vehicle is busy? Then no seating can help: each of those stays needs a
 * vehicle of its own at that moment, and so does the request. (False says nothing: places and service windows may still
 * stand in the way.) `near` holds at least what overlaps the request.
 */
export function isFull(
  vehicles: readonly FleetVehicle[],
  near: readonly Busy[],
  request: Request,
  { turnaroundMinutes }: Pick<FleetRules, "turnaroundMinutes">,
): boolean {
  const starts = near
    .map((stay) => stay.start)
    .filter((start) => start > request.start && start < request.end);
  return [request.start, ...starts].some((moment) => {
    const busy = vehiclesBusyAt(moment, near, turnaroundMinutes);
    return vehicles.every(({ id, from = -Infinity, until = Infinity }) => {
      return busy.has(id) || moment < from || moment >= until;
    });
  });
}

/**
 * A turnaround keeps a vehicle busy only while nothing is in service: a block needs none before it, so whatever is just
 * back may have been on a vehicle whose service has begun.
 */
function vehiclesBusyAt(
  moment: Instant,
  near: readonly Busy[],
  turnaroundMinutes: number,
): ReadonlySet<number> {
  const begun = near.filter(({ start }) => start <= moment);
  const inService = begun.some(({ kind, end }) => kind === "block" && moment < end);
  const turnaround = inService ? 0 : turnaroundMinutes * 60_000;
  const underWay = begun.filter(
    ({ kind, end }) => moment < end + (kind === "block" ? 0 : turnaround),
  );
  return new Set(underWay.map(({ vehicleId }) => vehicleId));
}
