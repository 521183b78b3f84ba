import { expect, test } from "vitest";
import { lostRevenue } from "./lost.ts";

test("lost revenue is the prices that were known, and the rent per day for the days of the others", () => {
  // Two trips that would have cost 150 and 210, and one of four days of which no price is known.
  const lost = {
    reason: "full",
    trips: 3,
    rentalDays: 12,
    cents: 36_000,
    unpricedTrips: 1,
    unpricedDays: 4,
  } as const;
  expect(lostRevenue(lost, 4500)).toBe(54_000);
  expect(lostRevenue(lost, undefined)).toBe(36_000);
});
