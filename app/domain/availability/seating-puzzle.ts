/** The part of a fleet that a new request can set in motion, as a puzzle: stays to be seated on vehicles. */
import { canShare, canTake, longestGapMs } from "./gap.ts";
import type { Busy, FleetRules, FleetVehicle, Request } from "./occupancy.ts";

/** Stays and vehicles are numbered; stay 0 is the request. A seating holds the vehicle number of each stay. */
export type Seating = number[];

export type Puzzle = {
  stays: readonly (Request | Busy)[];
  vehicles: readonly FleetVehicle[];
  /** Where each stay sits now; -1 for the request. */
  homes: readonly number[];
  /** `fits[stay][vehicle]`: in service and clear of everything that cannot move. Home always fits. */
  fits: readonly (readonly boolean[])[];
  /** For each stay, the stays that can never be on the same vehicle. */
  clashes: readonly ReadonlySet<number>[];
  rules: FleetRules;
};

/**
 * Stays that already clash on their vehicle (an overdue return, say) may both stay there: a request is never refused for a
 * conflict that it did not cause.
 */
export function clash(puzzle: Puzzle, a: number, b: number, vehicle: number): boolean {
  if (!puzzle.clashes[a]?.has(b)) return false;
  return puzzle.homes[a] !== vehicle || puzzle.homes[b] !== vehicle;
}

/** Lays the puzzle out. Only stays that are tied to the request by a chain of clashes are in it; the rest never needs to move. */
export function layPuzzle(
  vehicles: readonly FleetVehicle[],
  busy: readonly Busy[],
  request: Request,
  rules: FleetRules,
): Puzzle {
  const numbers = new Map(vehicles.map((vehicle, index) => [vehicle.id, index]));
  const ours = busy.filter((stay) => numbers.has(stay.vehicleId));
  const movable = ours.filter(canBeMoved);
  const stays = [request, ...tiedTo(request, movable, rules)];
  const homes = stays.map((stay) =>
    "vehicleId" in stay ? (numbers.get(stay.vehicleId) ?? -1) : -1,
  );
  const fixed = vehicles.map((): Busy[] => []);
  for (const stay of ours) {
    if (!canBeMoved(stay)) fixed[numbers.get(stay.vehicleId) ?? -1]?.push(stay);
  }
  const fits = stays.map((stay, index) =>
    vehicles.map(
      (vehicle, number) =>
        homes[index] === number ||
        (canTake(vehicle, stay) &&
          (fixed[number] ?? []).every((other) => canShare(stay, other, rules))),
    ),
  );
  return { stays, vehicles, homes, fits, clashes: findClashes(stays, rules), rules };
}

function canBeMoved(stay: Busy): boolean {
  return stay.kind === "reservation" && !stay.pinned;
}

/** The stays that clash with the request, with those, and so on, in order of their start. */
function tiedTo(request: Request, movable: readonly Busy[], rules: FleetRules): Busy[] {
  const clashes = findClashes([request, ...movable], rules);
  const tied = new Set([0]);
  for (const stay of tied) clashes[stay]?.forEach((other) => tied.add(other));
  return movable.filter((_, index) => tied.has(index + 1)).sort((a, b) => a.start - b.start);
}

/** Compares only stays that lie close enough to clash, so that a long calendar stays cheap. */
function findClashes(stays: readonly (Request | Busy)[], rules: FleetRules): ReadonlySet<number>[] {
  const clashes = stays.map(() => new Set<number>());
  const order = stays.map((_, index) => index).sort((a, b) => start(stays, a) - start(stays, b));
  const reach = longestGapMs(rules);
  for (const [position, a] of order.entries()) {
    for (let later = position + 1; later < order.length; later += 1) {
      const b = order[later] ?? a;
      const first = stays[a];
      const second = stays[b];
      if (!first || !second || second.start >= first.end + reach) break;
      if (canShare(first, second, rules)) continue;
      clashes[a]?.add(b);
      clashes[b]?.add(a);
    }
  }
  return clashes;
}

function start(stays: readonly (Request | Busy)[], index: number): number {
  return stays[index]?.start ?? 0;
}
