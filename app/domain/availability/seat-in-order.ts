import type { Stay } from "./gap.ts";
import { canShare, inService, longestGapMs } from "./gap.ts";
import type { Busy, FleetRules, FleetVehicle, Request } from "./occupancy.ts";

/** A vehicle with what sits on it so far, and what sits on it today and has not had its turn. */
type Lane = {
  vehicle: FleetVehicle;
  seated: { stay: Stay; atHome: boolean }[];
  ahead: Busy[];
};

/**
 * Can a fleet without a free vehicle still serve the request when others move? Whatever starts before the request stays
 * where it is; the rest is seated in the order of its start, at home when it can. `true` is certain. `false` is certain
 * among equal vehicles without pinned stays and transfers, otherwise only `assignVehicles` knows. It is what a search
 * over many cars can afford. `busy` is in the order of its start.
 */
export function seatInOrder(
  vehicles: readonly FleetVehicle[],
  busy: readonly Busy[],
  request: Request,
  rules: FleetRules,
): boolean {
  const reach = longestGapMs(rules);
  const near = busy.filter(({ end }) => end + reach > request.start);
  const moving = near.filter((stay) => mayMove(stay, request));
  const lanes = layLanes(vehicles, near, request);
  const first = widestLane(lanes, request, rules);
  if (!first) return false;
  first.seated.push({ stay: request, atHome: false });
  let disturbedUntil = request.end + reach;
  for (const stay of moving) {
    if (stay.start >= disturbedUntil) return true;
    const home = lanes.get(stay.vehicleId);
    home?.ahead.shift();
    const lane = home && staysHome(home, stay, rules) ? home : widestLane(lanes, stay, rules);
    if (!lane) return false;
    lane.seated.push({ stay, atHome: lane === home });
    if (lane !== home) disturbedUntil = Math.max(disturbedUntil, stay.end + reach);
  }
  return true;
}

function layLanes(
  vehicles: readonly FleetVehicle[],
  near: readonly Busy[],
  request: Request,
): Map<number, Lane> {
  const lanes = new Map(
    vehicles.map((vehicle): [number, Lane] => [vehicle.id, { vehicle, seated: [], ahead: [] }]),
  );
  for (const stay of near) {
    const lane = lanes.get(stay.vehicleId);
    if (mayMove(stay, request)) lane?.ahead.push(stay);
    else lane?.seated.push({ stay, atHome: true });
  }
  return lanes;
}

function mayMove(stay: Busy, request: Request): boolean {
  return stay.kind === "reservation" && !stay.pinned && stay.start >= request.start;
}

/** What clashes on its vehicle today may go on doing so; only what came in anew is in the way. */
function staysHome({ seated }: Lane, stay: Stay, rules: FleetRules): boolean {
  return seated.every((other) => other.atHome || canShare(other.stay, stay, rules));
}

/** Of the vehicles that can take the stay, the one that is not needed for the longest time. */
function widestLane(
  lanes: ReadonlyMap<number, Lane>,
  stay: Stay,
  rules: FleetRules,
): Lane | undefined {
  let widest: Lane | undefined;
  let neededAt = -Infinity;
  for (const lane of lanes.values()) {
    const next = lane.ahead[0]?.start ?? Infinity;
    if (next <= neededAt || !inService(lane.vehicle, stay)) continue;
    if (!lane.seated.every((other) => canShare(other.stay, stay, rules))) continue;
    widest = lane;
    neededAt = next;
  }
  return widest;
}
