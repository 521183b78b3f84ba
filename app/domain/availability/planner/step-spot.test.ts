import { assert, integer, property } from "fast-check";
import { expect, test } from "vitest";
import { timeOf } from "../../calendar.ts";
import { stepSpot } from "./step-spot.ts";

const spot = { vehicleId: 1, pickupAt: "2026-03-27T02:30", dropoffAt: "2026-03-31T10:00" };

test("a step of a day keeps the time of the clock, across a clock change too", () => {
  expect(stepSpot(spot, { part: "whole", steps: 3, minutes: 1440 })).toEqual({
    vehicleId: 1,
    pickupAt: "2026-03-30T02:30",
    dropoffAt: "2026-04-03T10:00",
  });
});

test("one end alone becomes longer or shorter, and never passes the other", () => {
  const end = stepSpot(spot, { part: "end", steps: -1, minutes: 1440 });
  expect(end).toEqual({ ...spot, dropoffAt: "2026-03-30T10:00" });
  expect(stepSpot(spot, { part: "start", steps: 9, minutes: 1440 })).toBe(spot);
  expect(stepSpot(spot, { part: "end", steps: -9, minutes: 1440 })).toBe(spot);
});

test("the hour that the spring skips is skipped", () => {
  const early = { ...spot, pickupAt: "2026-03-29T01:30" };
  const next = stepSpot(early, { part: "start", steps: 1, minutes: 30 });
  expect(next.pickupAt).toBe("2026-03-29T03:00");
  const back = stepSpot(
    { ...spot, pickupAt: "2026-03-29T03:00" },
    { part: "start", steps: -1, minutes: 30 },
  );
  expect(back.pickupAt).toBe("2026-03-29T01:30");
});

test("days forth and back again end where they began", () => {
  assert(
    property(integer({ min: -60, max: 60 }), (steps) => {
      const part = "whole";
      const there = stepSpot(spot, { part, steps, minutes: 1440 });
      expect(stepSpot(there, { part, steps: -steps, minutes: 1440 })).toEqual(spot);
      expect(timeOf(there.dropoffAt)).toBe("10:00");
    }),
  );
});
