import { expect, test } from "vitest";
import { type CarGroup, firstOf } from "./planner-rows.ts";

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

test("the first rows are drawn, and the place of all others is kept", () => {
  const { groups, later } = firstOf([group(1, 3), group(2, 3), group(3, 2)], 4);
  // One vehicle of the second car, and the third car with its two: its line is a row too.
  expect([countOf(groups), later]).toEqual([[3, 1], 2 + 3]);
});

test("a folded car takes no room", () => {
  const { groups, later } = firstOf([group(1, 50, true), group(2, 2)], 4);
  expect([countOf(groups), later]).toEqual([[50, 2], 0]);
});

test("with room enough everything is drawn", () => {
  const all = [group(1, 3), group(2, 300)];
  expect(firstOf(all, Infinity)).toEqual({ groups: all, later: 0 });
});
