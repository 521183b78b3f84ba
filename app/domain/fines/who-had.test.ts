import * as fc from "fast-check";
import { expect, test } from "vitest";
import { whoHad, type VehicleMove } from "./who-had.ts";

const out = (reservationId: number, at: number): VehicleMove => ({
  direction: "out",
  at,
  reservationId,
});
const back = (reservationId: number, at: number): VehicleMove => ({
  ...out(reservationId, at),
  direction: "in",
});
const moves = [out(1, 100), back(1, 200), out(2, 300), back(2, 400), out(3, 500)];

test.each([
  [99, { nobody: "before" }],
  [100, { reservationId: 1 }],
  [200, { reservationId: 1 }],
  [201, { nobody: "between" }],
  [300, { reservationId: 2 }],
  [450, { nobody: "between" }],
  [9000, { reservationId: 3 }],
])("at %i", (moment, holder) => {
  expect(whoHad(moves, moment)).toEqual(holder);
});

test("a vehicle that never went out was with nobody", () => {
  expect(whoHad([], 5)).toEqual({ nobody: "never" });
});

test("a vehicle that comes back on the road and goes to somebody else later is followed", () => {
  // The first customer drives on with another vehicle; this one is repaired and given to the second.
  expect(whoHad([out(1, 100), back(1, 150), out(2, 160)], 155)).toEqual({ nobody: "between" });
  expect(whoHad([out(1, 100), back(1, 150), out(1, 160)], 170)).toEqual({ reservationId: 1 });
});

test("of rentals one after the other it is always the one in whose time the moment lies, in any order of the sheets", () => {
  const spans = fc.array(
    fc.tuple(fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 50 })),
    {
      minLength: 1,
      maxLength: 8,
    },
  );
  fc.assert(
    fc.property(spans, fc.integer({ min: 0, max: 900 }), (lengths, moment) => {
      let at = 0;
      const rentals = lengths.map(([pause, length], id) => {
        const start = at + pause;
        at = start + length;
        return { id, start, end: at };
      });
      const all = rentals.flatMap(({ id, start, end }) => [out(id, start), back(id, end)]);
      const mine = rentals.find(({ start, end }) => moment >= start && moment <= end);
      const found = whoHad(all.toReversed(), moment);
      expect("nobody" in found ? undefined : found.reservationId).toBe(mine?.id);
    }),
  );
});
