import { canShare, canTake } from "./gap.ts";
import type { Busy, FleetRules, FleetVehicle, Request } from "./occupancy.ts";

const msPerDay = 86_400_000;
/** An open side counts as a year, so that a vehicle with one neighbour fits better than an empty one. */
const openGap = 366 * msPerDay;

/** The vehicles that can serve the request while everything stays where it is, in the order given. */
export function freeVehicles(
  vehicles: readonly FleetVehicle[],
  busy: readonly Busy[],
  request: Request,
  rules: FleetRules,
): FleetVehicle[] {
  const taken = new Set(
    busy.filter((stay) => !canShare(stay, request, rules)).map((stay) => stay.vehicleId),
  );
  return vehicles.filter((vehicle) => canTake(vehicle, request) && !taken.has(vehicle.id));
}

/** The free vehicle on which the request leaves the smallest idle time around it; of equals the lowest id. */
export function bestFit(
  vehicles: readonly FleetVehicle[],
  busy: readonly Busy[],
  request: Request,
  rules: FleetRules,
): FleetVehicle | undefined {
  return freeVehicles(vehicles, busy, request, rules)
    .map((vehicle) => ({ vehicle, idle: idleAround(vehicle, busy, request) }))
    .sort((a, b) => a.idle - b.idle || a.vehicle.id - b.vehicle.id)[0]?.vehicle;
}

/** Time from the neighbour before to the request plus from the request to the neighbour after, in ms. */
function idleAround(vehicle: FleetVehicle, busy: readonly Busy[], request: Request): number {
  let before = Math.min(openGap, request.start - (vehicle.from ?? -Infinity));
  let after = Math.min(openGap, (vehicle.until ?? Infinity) - request.end);
  for (const stay of busy) {
    if (stay.vehicleId !== vehicle.id) continue;
    if (stay.end <= request.start) before = Math.min(before, request.start - stay.end);
    else after = Math.min(after, stay.start - request.end);
  }
  return before + after;
}
