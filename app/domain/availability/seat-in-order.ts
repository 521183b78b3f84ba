import type { Stay } from "./gap.ts";
import { canShare, canTake, longestGapMs } from "./gap.ts";
import type { Assignment, Busy, FleetRules, FleetVehicle, Request } from "./occupancy.ts";

/** A vehicle with what sits on it so far, and what sits on it today and has not had its turn. */
type Lane = {
  vehicle: FleetVehicle;
  seated: { stay: Stay; atHome: boolean }[];
  ahead: Busy[];
};

/**
 * Seats a request on a fleet without a free vehicle, quickly: whatever starts before the request stays where it is; the rest
 * is seated in the order of its start, at home when it can, else on the vehicle that is not needed for the longest time.
 * What it finds is certain. `undefined` is certain among equal vehicles without pinned stays and transfers; otherwise only
 * the exhaustive search knows.
 */
export function seatInOrder(
  vehicles: readonly FleetVehicle[],
  busy: readonly Busy[],
  request: Request,
  rules: FleetRules,
): Assignment | undefined {
  const reach = longestGapMs(rules);
  const near = busy
    .filter(({ end }) => end + reach > request.start)
    .sort((a, b) => a.start - b.start);
  const lanes = layLanes(vehicles, near, request);
  const taken = widestLane(lanes, request, rules);
  if (!taken) return undefined;
  taken.seated.push({ stay: request, atHome: false });
  const assignment: Assignment = { vehicleId: taken.vehicle.id, moves: [] };
  let disturbedUntil = request.end + reach;
  for (const stay of near) {
    if (!mayMove(stay, request)) continue;
    if (stay.start >= disturbedUntil) break;
    const home = lanes.get(stay.vehicleId);
    home?.ahead.shift();
    const atHome = home !== undefined && staysHome(home, stay, rules);
    const lane = atHome ? home : widestLane(lanes, stay, rules);
    if (!lane) return undefined;
    lane.seated.push({ stay, atHome });
    if (atHome) continue;
    assignment.moves.push({ busyId: stay.id, toVehicleId: lane.vehicle.id });
    disturbedUntil = Math.max(disturbedUntil, stay.end + reach);
  }
  return assignment;
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
    if (next <= neededAt || !canTake(lane.vehicle, stay)) continue;
    if (!lane.seated.every((other) => canShare(other.stay, stay, rules))) continue;
    widest = lane;
    neededAt = next;
  }
  return widest;
}
