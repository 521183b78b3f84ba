import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

import { addMinutesWall, wallMinutesBetween } from "./calendar.ts";
import { dayStarts, isWithinGraceMinutes, rentalDays } from "./rental-period.ts";

const grace = 59;

describe("rental days", () => {
  test.each([
    ["2026-07-10T10:00", "2026-07-13T10:00", 3, "exact"],
    ["2026-07-10T10:00", "2026-07-13T10:30", 3, "within the grace"],
    ["2026-07-10T10:00", "2026-07-13T10:59", 3, "the last minute of the grace"],
    ["2026-07-10T10:00", "2026-07-13T11:00", 4, "60 minutes late"],
    ["2026-07-10T10:00", "2026-07-13T09:00", 3, "three started days"],
    ["2026-03-27T10:00", "2026-03-30T10:00", 3, "71 hours over the spring change"],
    ["2026-10-24T10:00", "2026-10-27T10:00", 3, "73 hours over the autumn change"],
    ["2026-10-23T10:00", "2026-10-26T10:30", 3, "autumn change and grace"],
    ["2026-12-30T23:30", "2027-01-02T00:00", 2, "over the new year"],
    ["2028-02-27T08:00", "2028-03-01T08:00", 3, "over a leap day"],
    ["2026-07-10T10:00", "2026-07-10T10:30", 1, "never less than one"],
    ["2026-07-10T10:00", "2026-07-09T10:00", 1, "even backwards"],
  ])("%s to %s are %i: %s", (pickupAt, dropoffAt, days) => {
    expect(rentalDays({ pickupAt, dropoffAt }, grace)).toBe(days);
  });

  test("without grace one minute makes a day", () => {
    expect(rentalDays({ pickupAt: "2026-07-10T10:00", dropoffAt: "2026-07-13T10:01" }, 0)).toBe(4);
    expect(rentalDays({ pickupAt: "2026-07-10T10:00", dropoffAt: "2026-07-13T10:00" }, 0)).toBe(3);
  });

  test("cover the trip up to the grace and never a whole day more", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 60, max: 90_000 }),
        fc.integer({ min: 0, max: 180 }),
        (minutes, graceMinutes) => {
          const pickupAt = "2026-03-27T10:00";
          const dropoffAt = addMinutesWall(pickupAt, minutes);
          const days = rentalDays({ pickupAt, dropoffAt }, graceMinutes);
          expect(wallMinutesBetween(pickupAt, dropoffAt)).toBeLessThanOrEqual(
            days * 1440 + graceMinutes,
          );
          expect(days === 1 || minutes > (days - 1) * 1440 + graceMinutes).toBe(true);
        },
      ),
    );
  });
});

test("each rental day starts on its own date", () => {
  expect(dayStarts({ pickupAt: "2028-02-27T08:00" }, 4)).toEqual([
    "2028-02-27",
    "2028-02-28",
    "2028-02-29",
    "2028-03-01",
  ]);
});

test("the grace is free to its last minute, for days that are billed and for returns that are told", () => {
  expect([0, 59, 60].map((minutes) => isWithinGraceMinutes(minutes, 59))).toEqual([
    true,
    true,
    false,
  ]);
  expect(isWithinGraceMinutes(1, 0)).toBe(false);
});
