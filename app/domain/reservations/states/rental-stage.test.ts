import { expect, test } from "vitest";
import { rentalStage } from "./rental-stage.ts";

const trip = { pickupAt: "2026-07-06T10:00", dropoffAt: "2026-07-13T10:00" };

test.each([
  ["confirmed", "2026-07-04T23:59", "booked"],
  ["pending", "2026-07-05T00:00", "day-before"],
  ["confirmed", "2026-07-06T00:00", "today"],
  ["confirmed", "2026-07-07T12:00", "today"],
  ["on_rent", "2026-07-13T10:00", "on-rent"],
  ["on_rent", "2026-07-13T10:59", "on-rent"],
  ["on_rent", "2026-07-13T11:00", "overdue"],
  ["returned", "2026-07-13T11:00", "returned"],
  ["completed", "2026-08-13T11:00", "returned"],
  ["cancelled", "2026-07-01T11:00", "off"],
  ["no_show", "2026-07-06T15:00", "off"],
] as const)("%s at %s is %s", (status, now, stage) => {
  expect(rentalStage({ status, trip }, now, { graceMinutes: 59 })).toBe(stage);
});
