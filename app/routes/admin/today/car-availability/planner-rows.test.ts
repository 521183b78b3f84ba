import { expect, test } from "vitest";
import { type CarGroup, firstOf, type PlacedBar } from "./planner-rows.ts";

const group = (id: number, vehicles: number, isFolded = false): CarGroup => ({
  car: { id, name: `Car ${id}`, category: "suv", vehicles: [] },
  isFolded,
  available: [],
  rows: Array.from({ length: vehicles }, (_, place) => ({
    vehicle: { id: id * 100 + place, plate: "", homeLocationId: "", from: 0, lacks: [] },
    bars: [],
  })),
});
const countOf = (groups: readonly CarGroup[]) => groups.map(({ rows }) => rows.length);

const rows = (most: number) => ({ rows: most, sure: most, bars: 0 });

test("the first rows are drawn, and the place of all others is kept", () => {
  const { groups, later } = firstOf([group(1, 3), group(2, 3), group(3, 2)], rows(4));
  // One vehicle of the second car, and the third car with its two: its line is a row too.
  expect([countOf(groups), later]).toEqual([[3, 1], 2 + 3]);
});

test("a folded car takes no room", () => {
  const { groups, later } = firstOf([group(1, 50, true), group(2, 2)], rows(4));
  expect([countOf(groups), later]).toEqual([[50, 2], 0]);
});

test("with room enough everything is drawn", () => {
  const all = [group(1, 3), group(2, 300)];
  expect(firstOf(all, undefined)).toEqual({ groups: all, later: 0 });
});

test("rows that are full of bars are drawn as far as a screen shows", () => {
  const bar: PlacedBar = {
    bar: { kind: "block", id: 1, vehicleId: 1, start: 0, end: 1, blockKind: "other", note: "" },
    placed: { at: 0, long: 1, isCutBefore: false, isCutAfter: false },
    tails: [],
  };
  const busy = group(1, 50);
  const full = { ...busy, rows: busy.rows.map((row) => ({ ...row, bars: [bar, bar, bar] })) };
  const most = { rows: 40, sure: 24, bars: 90 };
  expect(countOf(firstOf([full], most).groups)).toEqual([30]);
  expect(countOf(firstOf([full], { ...most, bars: 10 }).groups)).toEqual([24]);
  expect(firstOf([group(1, 50)], most).later).toBe(10);
});
