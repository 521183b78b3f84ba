/** The exhaustive search for a seating: finds one whenever there is one, within a budget of steps. */
import type { Puzzle, Seating } from "./seating-puzzle.ts";
import { clash } from "./seating-puzzle.ts";

/**
 * The problem is NP-hard once vehicles differ (pinned stays, blocks, service windows), so the search is bounded. Of
 * 100,000 dense random calendars of 40 reservations on 8 vehicles the longest search took 60,000 steps, about a second,
 * to find that there is no seating; with nothing pinned none took over 50. A step grows with the fleet, so a larger fleet
 * gets fewer. A search that runs out counts as "no seating".
 */
const mostSteps = 125_000;
const workBudget = 64_000_000;

type Search = {
  puzzle: Puzzle;
  /** Stays in order of their start; a bit of a mask is a position in it. */
  order: readonly number[];
  /** Per vehicle, the positions that can still be seated on it. */
  masks: bigint[];
  seating: Seating;
  /** Per position, all positions under way when its stay starts; no two of them can share a vehicle. */
  crowds: readonly bigint[];
  /** States that were tried in vain. Vehicles with the same mask are the same to all later stays. */
  dead: Set<string>;
  /** Vehicles that hold old conflicts; these are never taken for one another. */
  odd: ReadonlySet<number>;
  steps: number;
};

/**
 * A seating of every stay; `undefined` when there is none. Home is tried first, and all that follows from it, so nobody sits elsewhere
 * who could be at home with all others where they are.
 */
export function findSeating(puzzle: Puzzle): Seating | undefined {
  const order = puzzle.stays
    .map((_, stay) => stay)
    .sort((a, b) => (puzzle.stays[a]?.start ?? 0) - (puzzle.stays[b]?.start ?? 0));
  const search: Search = {
    puzzle,
    order,
    masks: puzzle.vehicles.map((_, vehicle) =>
      maskOf(order, (stay) => puzzle.fits[stay]?.[vehicle] ?? false),
    ),
    seating: puzzle.stays.map(() => -1),
    crowds: order.map((stay) => maskOf(order, (other) => underWay(puzzle, other, stay))),
    dead: new Set(),
    odd: vehiclesWithOldConflicts(puzzle),
    steps: Math.min(mostSteps, workBudget / puzzle.vehicles.length ** 3),
  };
  return seatFrom(0, search) ? search.seating : undefined;
}

function seatFrom(position: number, search: Search): boolean {
  const stay = search.order[position];
  if (stay === undefined) return true;
  if (search.steps <= 0 || !allCanBeSeated(position, search) || hasTooLargeCrowd(position, search))
    return false;
  search.steps -= 1;
  const state = stateOf(position, search);
  if (search.dead.has(state)) return false;
  for (const vehicle of candidates(position, stay, search)) {
    const before = search.masks[vehicle] ?? 0n;
    search.seating[stay] = vehicle;
    search.masks[vehicle] =
      before & ~maskOf(search.order, (other) => clash(search.puzzle, stay, other, vehicle));
    if (seatFrom(position + 1, search)) return true;
    search.masks[vehicle] = before;
  }
  search.dead.add(state);
  return false;
}

/** Its own vehicle first, then the fullest ones; of vehicles that are the same to all later stays only one. */
function candidates(position: number, stay: number, search: Search): number[] {
  const home = search.puzzle.homes[stay];
  const seen = new Set<string>();
  return search.masks
    .map((mask, vehicle) => ({ vehicle, left: mask >> BigInt(position) }))
    .filter(({ left }) => (left & 1n) === 1n)
    .sort(
      (a, b) =>
        Number(b.vehicle === home) - Number(a.vehicle === home) ||
        bitCount(a.left) - bitCount(b.left),
    )
    .filter(({ vehicle, left }) => {
      const key = keyOf(vehicle, left, search);
      return !seen.has(key) && seen.add(key);
    })
    .map(({ vehicle }) => vehicle);
}

function allCanBeSeated(position: number, { masks, order }: Search): boolean {
  const seatable = masks.reduce((all, mask) => all | mask, 0n) >> BigInt(position);
  return seatable === (1n << BigInt(order.length - position)) - 1n;
}

/** Looks ahead: does a crowd soon to come find fewer vehicles than it needs? Old conflicts would count twice in a crowd. */
function hasTooLargeCrowd(position: number, { masks, crowds, odd }: Search): boolean {
  if (odd.size > 0) return false;
  return crowds.slice(position + 1, position + 2 * masks.length).some((crowd) => {
    const waiting = (crowd >> BigInt(position)) << BigInt(position);
    return masks.filter((mask) => (mask & waiting) !== 0n).length < bitCount(waiting);
  });
}

function underWay({ stays, rules }: Puzzle, other: number, stay: number): boolean {
  const start = stays[stay]?.start ?? 0;
  const { start: begins = 0, end = 0 } = stays[other] ?? {};
  return begins <= start && start < end + rules.turnaroundMinutes * 60_000;
}

function stateOf(position: number, search: Search): string {
  const keys = search.masks.map((mask, vehicle) =>
    keyOf(vehicle, mask >> BigInt(position), search),
  );
  return `${position}:${[...keys].sort().join()}`;
}

function keyOf(vehicle: number, left: bigint, { odd }: Search): string {
  return odd.has(vehicle) ? `${left.toString(36)}@${vehicle}` : left.toString(36);
}

function vehiclesWithOldConflicts({ homes, clashes }: Puzzle): ReadonlySet<number> {
  const inConflict = homes.filter((home, stay) =>
    [...(clashes[stay] ?? [])].some((other) => homes[other] === home),
  );
  return new Set(inConflict);
}

function maskOf(order: readonly number[], has: (stay: number) => boolean): bigint {
  return order.reduce(
    (mask, stay, position) => (has(stay) ? mask | (1n << BigInt(position)) : mask),
    0n,
  );
}

function bitCount(mask: bigint): number {
  return mask.toString(2).replaceAll("0", "").length;
}
