/** Why a vehicle cannot go out at some time, and when it first can: the same rule as every booking's, asked of one vehicle. */
import type { CarFleet } from "../fleet/car-fleet.ts";
import { busyBetween, findSeat, isFree } from "../fleet/find-seat.ts";
import { canShare, inService, longestGapMs } from "../gap.ts";
import type { Busy, FleetRules, Instant, Request } from "../occupancy.ts";

/** A request for one vehicle and no other. */
export type VehicleRequest = Request & { pinnedTo: number };

/** What stands in the way: `stay` has the vehicle itself, of the others it is the time between them and the request. */
export type Hindrance =
  | { kind: "out-of-service" }
  | { kind: "stay" | "turnaround"; busy: Busy }
  | { kind: "transfer"; busy: Busy; from: string; to: string; minutes: number };

export type StartExplained =
  /** Absent `until`: nothing follows. */
  | { state: "free"; until?: Instant }
  | { state: "by-moving"; moves: Busy[] }
  | { state: "taken"; why: Hindrance; first?: Instant };

type Search = {
  /** How often a start is tried after the asked one, and how far, ms. */
  stepMs: number;
  reachMs: number;
  /** True for a start that people can be asked to come at. */
  isOffered: (start: Instant) => boolean;
};

/** What a start on one vehicle means: free, free once others go elsewhere, or taken, with why and the first one that is free. */
export function explainStart(
  fleet: CarFleet,
  request: VehicleRequest,
  rules: FleetRules,
  search: Search,
): StartExplained {
  if (isFree(fleet, request, rules)) return { state: "free", ...untilOf(fleet, request, rules) };
  const seat = findSeat(fleet, request, rules);
  if (seat) {
    const moving = new Set(seat.moves.map(({ busyId }) => busyId));
    return { state: "by-moving", moves: fleet.busy.filter(({ id }) => moving.has(id)) };
  }
  const first = firstFree(fleet, request, rules, search);
  const why = hindranceOf(fleet, request, rules);
  return { state: "taken", why, ...(first !== undefined && { first }) };
}

/** Until when the vehicle could stay out: the next thing on it, less the time that lies between. */
function untilOf(
  { vehicles, busy }: CarFleet,
  request: VehicleRequest,
  rules: FleetRules,
): { until?: Instant } {
  const { pinnedTo, end } = request;
  const next = busy.find(({ vehicleId, start }) => vehicleId === pinnedTo && start >= end);
  const leaves = vehicles.find(({ id }) => id === pinnedTo)?.until;
  const gap = next ? gapBefore(next, request, rules) : 0;
  const ends = [next && next.start - gap, leaves].filter((at) => at !== undefined);
  return ends.length > 0 ? { until: Math.min(...ends) } : {};
}

/** The least time that has to lie between a request and what follows it, ms: as `canShare` has it. */
function gapBefore(next: Busy, request: VehicleRequest, rules: FleetRules): number {
  const at = (gap: number) => ({ ...request, start: next.start - gap - 1, end: next.start - gap });
  const longest = longestGapMs(rules);
  for (let gap = 0; gap < longest; gap += minuteMs) if (canShare(next, at(gap), rules)) return gap;
  return longest;
}

const minuteMs = 60_000;

function firstFree(
  fleet: CarFleet,
  request: VehicleRequest,
  rules: FleetRules,
  { stepMs, reachMs, isOffered }: Search,
): Instant | undefined {
  const long = request.end - request.start;
  const last = request.start + reachMs;
  for (let start = request.start + stepMs; start <= last; start += stepMs)
    if (isFree(fleet, { ...request, start, end: start + long }, rules) && isOffered(start))
      return start;
  return undefined;
}

function hindranceOf(fleet: CarFleet, request: VehicleRequest, rules: FleetRules): Hindrance {
  const vehicle = fleet.vehicles.find(({ id }) => id === request.pinnedTo);
  if (!vehicle || !inService(vehicle, request)) return { kind: "out-of-service" };
  const reach = longestGapMs(rules);
  const near = busyBetween(fleet, request.start - reach, request.end + reach);
  const own = near.filter(({ vehicleId }) => vehicleId === request.pinnedTo);
  const overlapping = own.find(({ start, end }) => start < request.end && request.start < end);
  if (overlapping) return { kind: "stay", busy: overlapping };
  const busy = own.find((stay) => !canShare(stay, request, rules));
  if (!busy) return { kind: "out-of-service" };
  // Without a way to drive it would fit: then it is the way that is missing.
  const isWay = canShare(busy, request, { ...rules, transferMinutes: {} });
  if (!isWay) return { kind: "turnaround", busy };
  const isBefore = busy.end <= request.start;
  const from = (isBefore ? busy.dropoffLocationId : request.dropoffLocationId) ?? "";
  const to = (isBefore ? request.pickupLocationId : busy.pickupLocationId) ?? "";
  return { kind: "transfer", busy, from, to, minutes: rules.transferMinutes[from]?.[to] ?? 0 };
}
