import { describe, expect, test } from "vitest";

import { dateOf } from "../calendar.ts";
import { nearestFreeTrips } from "./nearest-trips.ts";

const trip = { pickupAt: "2026-05-20T10:00", dropoffAt: "2026-05-24T18:30" };
const notBefore = "2026-05-01T12:00";

function shifts(
  free: (pickupDate: string) => boolean,
  limits: Partial<Parameters<typeof nearestFreeTrips>[2]> = {},
  from = trip,
) {
  return nearestFreeTrips(from, (pickupAt) => free(dateOf(pickupAt)), { notBefore, ...limits }).map(
    ({ shiftDays }) => shiftDays,
  );
}

describe("the nearest dates", () => {
  test("keep the times of day", () => {
    expect(
      nearestFreeTrips(trip, (_, dropoffAt) => dropoffAt >= "2026-05-27", { notBefore }),
    ).toEqual([{ shiftDays: 3, pickupAt: "2026-05-23T10:00", dropoffAt: "2026-05-27T18:30" }]);
  });

  test("are one before and one after, the nearer first", () => {
    expect(shifts((date) => date <= "2026-05-18" || date >= "2026-05-25")).toEqual([-2, 5]);
    expect(shifts((date) => date <= "2026-05-15" || date >= "2026-05-21")).toEqual([1, -5]);
    expect(shifts(() => true)).toEqual([-1, 1]);
    expect(shifts(() => false)).toEqual([]);
  });

  test("lie within 14 days", () => {
    expect(shifts((date) => date === "2026-06-03")).toEqual([14]);
    expect(shifts((date) => date === "2026-06-04")).toEqual([]);
    expect(shifts((date) => date === "2026-06-04", { withinDays: 15 })).toEqual([15]);
  });

  test("are neither past nor too far ahead", () => {
    expect(shifts(() => true, { notBefore: "2026-05-19T10:00" })).toEqual([-1, 1]);
    expect(shifts(() => true, { notBefore: "2026-05-19T10:30" })).toEqual([1]);
    expect(shifts(() => true, { notAfter: "2026-05-21T10:00" })).toEqual([-1, 1]);
    expect(shifts(() => true, { notAfter: "2026-05-21T09:30" })).toEqual([-1]);
  });

  test("pass over an hour that a clock change removes", () => {
    const night = { pickupAt: "2026-03-28T02:30", dropoffAt: "2026-04-01T10:00" };
    expect(shifts(() => true, { notBefore: "2026-03-28T00:00" }, night)).toEqual([2]);
    const back = { pickupAt: "2026-03-24T10:00", dropoffAt: "2026-03-28T02:00" };
    expect(shifts(() => true, { notBefore: "2026-03-24T00:00" }, back)).toEqual([2]);
  });
});
