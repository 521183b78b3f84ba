import { expect, test } from "vitest";

import { mayWeek } from "../../../../test/casts/small-agency.ts";
import { isSamePickup, isSameSelection, isSameTrip, isWithin } from "./same-choice.ts";
import type { Selection, Trip } from "./trip.ts";

const { trip } = mayWeek;
const choice: Selection = {
  carId: 1,
  planCode: "basic",
  extras: { gps: 1 },
  countries: ["HR", "ME"],
};

test.each<[Partial<Trip>, boolean, boolean, boolean]>([
  [{}, true, true, true],
  [{ pickupAt: "2026-05-04T10:30" }, false, false, true],
  [{ pickupAt: "2026-05-04T09:30" }, false, false, false],
  [{ dropoffAt: "2026-05-10T10:00" }, false, true, true],
  [{ dropoffAt: "2026-05-11T10:30" }, false, true, false],
  [{ pickupLocationId: "office" }, false, false, false],
  [{ dropoffLocationId: "office" }, false, true, false],
])("a trip with %j: the same %s, the same pick-up %s, within %s", (more, same, pickup, within) => {
  const other = { ...trip, ...more };
  expect(isSameTrip(other, trip)).toBe(same);
  expect(isSamePickup(other, trip)).toBe(pickup);
  expect(isWithin(other, trip)).toBe(within);
});

test.each<[Partial<Selection>, boolean]>([
  [{}, true],
  [{ countries: ["ME", "HR", "HR"] }, true],
  [{ extras: { child_seat: 0, gps: 1 } }, true],
  [{ carId: 2 }, false],
  [{ planCode: "premium" }, false],
  [{ extras: { gps: 2 } }, false],
  [{ extras: {} }, false],
  [{ countries: ["HR"] }, false],
])("a choice with %j is the same: %s", (more, same) => {
  expect(isSameSelection({ ...choice, ...more }, choice)).toBe(same);
});
