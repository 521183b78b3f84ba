import { expect, test } from "vitest";
import type { Busy } from "../occupancy.ts";
import { busyBetween } from "./find-seat.ts";

const spans: [start: number, end: number][] = [
  [0, 50],
  [10, 12],
  [20, 25],
  [25, 30],
  [40, 45],
];
const busy = spans.map(([start, end], index): Busy => {
  return { id: String(index), kind: "reservation", vehicleId: index, start, end, pinned: false };
});
const fleet = { busy, latestEnds: [50, 50, 50, 50, 50] };
const ids = (from: number, to: number) =>
  busyBetween(fleet, from, to)
    .map(({ id }) => id)
    .join("");

test("nothing that overlaps is missed, however long ago it began", () => {
  for (let from = -5; from < 60; from += 1) {
    for (let to = from + 1; to < 62; to += 3) {
      const overlapping = busy.filter(({ start, end }) => start < to && end > from);
      const found = busyBetween(fleet, from, to);
      expect(overlapping.filter((stay) => !found.includes(stay))).toEqual([]);
    }
  }
});

test("what begins at the end or later is left out, and so is everything after the last end", () => {
  expect(ids(0, 20)).toBe("01");
  expect(ids(50, 60)).toBe("");
  expect(busyBetween({ busy: [], latestEnds: [] }, 0, 9)).toEqual([]);
});

test("what has ended before is left out when nothing longer began earlier", () => {
  const short = { busy: busy.slice(1), latestEnds: [12, 25, 30, 45] };
  expect(busyBetween(short, 26, 100).map(({ id }) => id)).toEqual(["3", "4"]);
});
