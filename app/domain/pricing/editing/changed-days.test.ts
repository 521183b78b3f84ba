import { expect, test } from "vitest";
import { changedDays } from "./changed-days.ts";

const car = { id: 11, category: "economy" } as const;
const other = { id: 31, category: "suv" } as const;
const list = (perDayCents: number, weekendPerDayCents = perDayCents) => ({
  seasons: [],
  rates: [{ id: 1, carId: 11, perDayCents, weekendPerDayCents }],
});
const none = { seasons: [], rates: [] };
/** A Monday. */
const week = { first: "2026-05-04", count: 7 };

test("days that change otherwise than the day before begin anew, by what they cost before or after", () => {
  const spans = [
    { from: "2026-05-04", to: "2026-05-07", beforeCents: 1000, afterCents: 1100 },
    { from: "2026-05-08", to: "2026-05-10", beforeCents: 1000, afterCents: 1200 },
  ];
  const after = changedDays([car, other], { before: list(1000), after: list(1100, 1200) }, week);
  expect(after).toEqual([{ carId: 11, days: 7, spans }]);
  const back = changedDays([car], { before: list(1100, 1200), after: list(1000) }, week);
  expect(back[0]?.spans.map(({ from, beforeCents }) => [from, beforeCents])).toEqual([
    ["2026-05-04", 1100],
    ["2026-05-08", 1200],
  ]);
});

test("days between which nothing changes are spans of their own", () => {
  const two = { ...week, count: 12 };
  const [changed] = changedDays([car], { before: list(1000), after: list(1000, 1200) }, two);
  expect(changed?.days).toBe(4);
  expect(changed?.spans.map(({ from, to }) => [from, to])).toEqual([
    ["2026-05-08", "2026-05-10"],
    ["2026-05-15", "2026-05-15"],
  ]);
});

test("a price that comes or goes is a change, and one that never was is none", () => {
  const came = changedDays([car, other], { before: none, after: list(1000) }, week);
  expect(came).toEqual([
    {
      carId: 11,
      days: 7,
      spans: [{ from: "2026-05-04", to: "2026-05-10", beforeCents: undefined, afterCents: 1000 }],
    },
  ]);
  expect(changedDays([car], { before: list(1000), after: none }, week)[0]?.days).toBe(7);
});
