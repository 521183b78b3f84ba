import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

import { assignVehicles } from "./assign-vehicles.ts";
import { findSeating } from "./every-seating.ts";
import { seatWithFewMoves } from "./few-moves.ts";
import { canShare, canTake, inService } from "./gap.ts";
import type { Assignment, Busy, FleetRules, FleetVehicle, Request } from "./occupancy.ts";
import { clash, layPuzzle } from "./seating-puzzle.ts";

const hour = 3_600_000;
type Case = { vehicles: FleetVehicle[]; busy: Busy[]; request: Request; rules: FleetRules };

/** A calendar without conflicts: stays that do not fit on their vehicle are left out. */
function settled(
  vehicles: readonly FleetVehicle[],
  stays: readonly Busy[],
  rules: FleetRules,
): Busy[] {
  const kept: Busy[] = [];
  for (const stay of stays) {
    const vehicle = vehicles.find(({ id }) => id === stay.vehicleId);
    const neighbours = kept.filter((other) => other.vehicleId === stay.vehicleId);
    if (
      vehicle &&
      inService(vehicle, stay) &&
      neighbours.every((other) => canShare(other, stay, rules))
    )
      kept.push(stay);
  }
  return kept;
}

function cases(options: {
  pins: boolean;
  transfers: boolean;
  windows: boolean;
  horizon: number;
  longest: number;
  vehicles: number;
  stays: number;
  /** Only one vehicle will do for the request. */
  tied?: boolean;
}): fc.Arbitrary<Case> {
  const place = options.transfers ? fc.constantFrom("a", "b", "c") : fc.constant("a");
  const time = fc
    .record({
      start: fc.nat(options.horizon),
      length: fc.integer({ min: 1, max: options.longest }),
    })
    .map(({ start, length }) => ({ start: start * hour, end: (start + length) * hour }));
  const trip = fc
    .record({ time, pickupLocationId: place, dropoffLocationId: place })
    .map(({ time: { start, end }, pickupLocationId, dropoffLocationId }) => ({
      start,
      end,
      pickupLocationId,
      dropoffLocationId,
    }));
  const nature = options.pins
    ? fc.constantFrom("free", "free", "free", "pinned", "block")
    : fc.constant("free");
  const minutes = fc.constantFrom(0, 60, 120);
  const rules = fc.record({
    turnaroundMinutes: fc.constantFrom(0, 60),
    transferMinutes: options.transfers
      ? fc.record({
          a: fc.record({ b: minutes, c: minutes }),
          b: fc.record({ a: minutes, c: minutes }),
        })
      : fc.constant({}),
  });
  const edge = options.windows
    ? fc.option(fc.nat(options.horizon), { nil: undefined, freq: 2 })
    : fc.constant(undefined);
  const fleet = fc.array(fc.record({ from: edge, until: edge }), {
    minLength: 1,
    maxLength: options.vehicles,
  });
  return fleet.chain((edges) => {
    const vehicles = edges.map(({ from, until }, index) => ({
      id: index + 1,
      from: from === undefined ? undefined : (from * hour) / 2,
      until: until === undefined ? undefined : (until + options.horizon) * hour,
    }));
    const stays = fc.array(
      fc.record({ trip, nature, vehicleId: fc.integer({ min: 1, max: edges.length }) }),
      { maxLength: options.stays },
    );
    const only = options.tied ? fc.integer({ min: 1, max: edges.length }) : fc.constant(undefined);
    return fc
      .record({ stays, asked: trip, pinnedTo: only, rules })
      .map(({ stays: drawn, asked, pinnedTo, rules: given }) => {
        const request = { ...asked, pinnedTo };
        const busy = drawn.map((stay, index): Busy => ({
          id: `r${index}`,
          vehicleId: stay.vehicleId,
          kind: stay.nature === "block" ? "block" : "reservation",
          pinned: stay.nature !== "free",
          ...stay.trip,
        }));
        return { vehicles, busy: settled(vehicles, busy, given), request, rules: given };
      });
  });
}

/** The fewest moves of any seating, by trying every one. */
function bruteForce({ vehicles, busy, request, rules }: Case): number | undefined {
  const stays = [request, ...busy];
  const seats: number[] = [];
  let fewest: number | undefined;
  const seat = (index: number, moves: number): void => {
    const stay = stays[index];
    if (!stay) {
      fewest = Math.min(fewest ?? moves, moves);
      return;
    }
    const home = "vehicleId" in stay ? stay.vehicleId : undefined;
    const fixed = "pinned" in stay && stay.pinned;
    for (const vehicle of vehicles) {
      if (fixed && vehicle.id !== home) continue;
      if (!canTake(vehicle, stay)) continue;
      if (
        seats.some(
          (seated, other) => seated === vehicle.id && !canShare(stays[other] ?? stay, stay, rules),
        )
      )
        continue;
      seats.push(vehicle.id);
      seat(index + 1, moves + (home === undefined || home === vehicle.id ? 0 : 1));
      seats.pop();
    }
  };
  seat(0, 0);
  return fewest;
}

/** Every rule at once: nobody clashes, everyone is in service, pins hold, each move is one. */
function expectValid({ vehicles, busy, request, rules }: Case, found: Assignment): void {
  const moved = new Map(found.moves.map((move) => [move.busyId, move.toVehicleId]));
  expect(moved.size).toBe(found.moves.length);
  for (const stay of busy) {
    if (!moved.has(stay.id)) continue;
    expect(stay.pinned || stay.kind === "block").toBe(false);
    expect(moved.get(stay.id)).not.toBe(stay.vehicleId);
  }
  const after = [
    { ...request, vehicleId: found.vehicleId },
    ...busy.map((stay) => ({ ...stay, vehicleId: moved.get(stay.id) ?? stay.vehicleId })),
  ];
  for (const vehicle of vehicles) {
    const mine = after.filter(({ vehicleId }) => vehicleId === vehicle.id);
    expect(mine.every((stay) => inService(vehicle, stay))).toBe(true);
    expect(
      mine.every((a, index) => mine.slice(index + 1).every((b) => canShare(a, b, rules))),
    ).toBe(true);
  }
  expect(found.vehicleId).toBe(request.pinnedTo ?? found.vehicleId);
  expect(after.every(({ vehicleId }) => vehicles.some(({ id }) => id === vehicleId))).toBe(true);
}

const small = { horizon: 14, longest: 8, vehicles: 4, stays: 7 };

describe("on small fleets the answer is that of brute force", () => {
  test.each([
    ["nothing pinned", { pins: false, transfers: false, windows: false }],
    ["transfers", { pins: false, transfers: true, windows: false }],
    ["pins and blocks", { pins: true, transfers: false, windows: false }],
    ["pins, blocks, transfers and service windows", { pins: true, transfers: true, windows: true }],
    ["a vehicle that it is tied to", { pins: true, transfers: true, windows: true, tied: true }],
  ])("with %s", (_, kinds) => {
    fc.assert(
      fc.property(cases({ ...small, ...kinds }), (given) => {
        const found = assignVehicles(given.vehicles, given.busy, given.request, given.rules);
        const fewest = bruteForce(given);
        expect(found === undefined).toBe(fewest === undefined);
        if (!found || fewest === undefined) return;
        expectValid(given, found);
        expect(fewest > 3 || found.moves.length === fewest).toBe(true);
      }),
      { numRuns: 400 },
    );
  });

  test("the exhaustive search alone finds a seating exactly when there is one", () => {
    fc.assert(
      fc.property(cases({ ...small, pins: true, transfers: true, windows: true }), (given) => {
        const puzzle = layPuzzle(given.vehicles, given.busy, given.request, given.rules);
        const seating = findSeating(puzzle);
        expect(seating !== undefined).toBe(bruteForce(given) !== undefined);
        if (!seating) return;
        const clashesOn = (vehicle: number, stay: number) =>
          seating.some((other, at) => other === vehicle && clash(puzzle, stay, at, vehicle));
        const seats = [...seating.entries()];
        expect(seats).toHaveLength(puzzle.stays.length);
        expect(seats.filter(([stay, vehicle]) => !puzzle.fits[stay]?.[vehicle])).toEqual([]);
        expect(seats.filter(([stay, vehicle]) => clashesOn(vehicle, stay))).toEqual([]);
        // Whoever could go home without disturbing anybody is at home.
        const homeless = seats.filter(([stay, vehicle]) => {
          const home = puzzle.homes[stay] ?? -1;
          return home !== -1 && home !== vehicle && !clashesOn(home, stay);
        });
        expect(homeless).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });

  test("the search for few moves alone finds 1 to 3 moves exactly when they are enough", () => {
    fc.assert(
      fc.property(cases({ ...small, pins: true, transfers: true, windows: true }), (given) => {
        const fewest = bruteForce(given);
        if (fewest === 0) return;
        const puzzle = layPuzzle(given.vehicles, given.busy, given.request, given.rules);
        expect(seatWithFewMoves(puzzle) !== undefined).toBe(fewest !== undefined && fewest <= 3);
      }),
      { numRuns: 400 },
    );
  });
});

describe("on a fleet of 8 vehicles and 40 reservations", () => {
  const large = { horizon: 60, longest: 14, vehicles: 8, stays: 40 };

  test("every answer is valid", () => {
    fc.assert(
      fc.property(cases({ ...large, pins: true, transfers: true, windows: true }), (given) => {
        const found = assignVehicles(given.vehicles, given.busy, given.request, given.rules);
        if (found) expectValid(given, found);
      }),
      { numRuns: 200 },
    );
  });

  test("of equal vehicles without pins a request is served exactly when at no moment more are wanted than there are", () => {
    fc.assert(
      fc.property(
        cases({ ...large, pins: false, transfers: false, windows: false }),
        ({ vehicles, busy, request, rules }) => {
          const gap = rules.turnaroundMinutes * 60_000;
          const stays = [request, ...busy];
          const most = Math.max(
            ...stays.map(
              ({ start }) =>
                stays.filter((other) => other.start <= start && start < other.end + gap).length,
            ),
          );
          const found = assignVehicles(vehicles, busy, request, rules);
          expect(found !== undefined).toBe(most <= vehicles.length);
          if (found) expectValid({ vehicles, busy, request, rules }, found);
        },
      ),
      { numRuns: 200 },
    );
  });
});
