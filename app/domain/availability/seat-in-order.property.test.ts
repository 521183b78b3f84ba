import * as fc from "fast-check";
import { expect, test } from "vitest";
import { findSeating } from "./every-seating.ts";
import { freeVehicles } from "./free-vehicles.ts";
import { canShare } from "./gap.ts";
import type { Assignment, Busy, FleetRules, FleetVehicle, Request } from "./occupancy.ts";
import { seatInOrder } from "./seat-in-order.ts";
import { layPuzzle } from "./seating-puzzle.ts";

const hour = 3_600_000;
type Case = { vehicles: FleetVehicle[]; busy: Busy[]; request: Request; rules: FleetRules };

/** Up to 4 vehicles and 14 stays within two weeks, in the order of their start, none in conflict with another. */
function cases({ equal }: { equal: boolean }): fc.Arbitrary<Case> {
  const place = equal ? fc.constant("a") : fc.constantFrom("a", "b", "c");
  const stay = fc.record({
    start: fc.integer({ min: 0, max: 300 }),
    hours: fc.integer({ min: 6, max: 96 }),
    vehicleId: fc.integer({ min: 1, max: 4 }),
    pinned: equal ? fc.constant(false) : fc.boolean(),
    pickupLocationId: place,
    dropoffLocationId: place,
  });
  const rules: FleetRules = equal
    ? { turnaroundMinutes: 120, transferMinutes: {} }
    : { turnaroundMinutes: 120, transferMinutes: { a: { b: 180 }, b: { a: 180, c: 30 } } };
  return fc
    .record({
      count: fc.integer({ min: 1, max: 4 }),
      asked: stay,
      stays: fc.array(stay, { maxLength: 14 }),
    })
    .map(({ count, asked, stays }) => {
      const span = (s: typeof asked) => ({
        start: s.start * hour,
        end: (s.start + s.hours) * hour,
      });
      const busy: Busy[] = [];
      for (const [index, { hours: _, ...s }] of stays.entries()) {
        const vehicleId = 1 + (s.vehicleId % count);
        const next: Busy = {
          ...s,
          ...span(stays[index] ?? asked),
          id: String(index),
          kind: "reservation",
          vehicleId,
        };
        const neighbours = busy.filter((other) => other.vehicleId === vehicleId);
        if (neighbours.every((other) => canShare(other, next, rules))) busy.push(next);
      }
      const { pickupLocationId, dropoffLocationId } = asked;
      return {
        vehicles: Array.from({ length: count }, (_, index) => ({ id: index + 1 })),
        busy: busy.toSorted((a, b) => a.start - b.start),
        request: { ...span(asked), pickupLocationId, dropoffLocationId },
        rules,
      };
    });
}

/** The calendar after an assignment. */
function seated({ busy, request }: Case, { vehicleId, moves }: Assignment): Busy[] {
  const asked: Busy = { ...request, id: "asked", kind: "reservation", vehicleId, pinned: false };
  const moved = new Map(moves.map(({ busyId, toVehicleId }) => [busyId, toVehicleId]));
  return [
    asked,
    ...busy.map((stay) => ({ ...stay, vehicleId: moved.get(stay.id) ?? stay.vehicleId })),
  ];
}

test("what it seats can stand: nobody clashes, and who is pinned or was there before stays", () => {
  fc.assert(
    fc.property(cases({ equal: false }), (given) => {
      const { vehicles, busy, request, rules } = given;
      const found = seatInOrder(vehicles, busy, request, rules);
      fc.pre(found !== undefined);
      if (!found) return;
      const after = seated(given, found);
      const clashes = after.flatMap((a, index) =>
        after.slice(index + 1).filter((b) => a.vehicleId === b.vehicleId && !canShare(a, b, rules)),
      );
      expect(clashes).toEqual([]);
      const movers = busy.filter(({ id }) => found.moves.some(({ busyId }) => busyId === id));
      expect(movers).toHaveLength(found.moves.length);
      expect(movers.filter(({ pinned, start }) => pinned || start < request.start)).toEqual([]);
    }),
    { numRuns: 1500 },
  );
});

test("among equal vehicles it seats whatever can be seated", () => {
  fc.assert(
    fc.property(cases({ equal: true }), ({ vehicles, busy, request, rules }) => {
      const puzzle = layPuzzle(vehicles, busy, request, rules);
      const can = findSeating(puzzle) !== undefined;
      expect(seatInOrder(vehicles, busy, request, rules) !== undefined).toBe(can);
    }),
    { numRuns: 1500 },
  );
});

test("it does not matter in which order it is told what is busy", () => {
  fc.assert(
    fc.property(cases({ equal: false }), ({ vehicles, busy, request, rules }) => {
      fc.pre(new Set(busy.map(({ start }) => start)).size === busy.length);
      expect(seatInOrder(vehicles, busy.toReversed(), request, rules)).toEqual(
        seatInOrder(vehicles, busy, request, rules),
      );
    }),
    { numRuns: 200 },
  );
});

test("on a free vehicle nobody moves", () => {
  fc.assert(
    fc.property(cases({ equal: true }), ({ vehicles, busy, request, rules }) => {
      fc.pre(freeVehicles(vehicles, busy, request, rules).length > 0);
      expect(seatInOrder(vehicles, busy, request, rules)?.moves).toEqual([]);
    }),
    { numRuns: 500 },
  );
});
