import { expect, test } from "vitest";
import { closedEnds } from "./closed-ends.ts";
import type { Trip } from "./trip.ts";

const openNine = { opens: "09:00", closes: "17:00" };
const place = (id: string) => ({
  id,
  hours: { weekly: Array.from({ length: 7 }, () => openNine), special: [] },
  outOfHours: "fee" as const,
});
const trip: Trip = {
  pickupLocationId: "office",
  dropoffLocationId: "airport",
  pickupAt: "2026-07-06T10:00",
  dropoffAt: "2026-07-08T22:00",
};

test("an end outside the hours of its place is closed, also where somebody comes for a fee", () => {
  const places = [place("office"), place("airport")];
  expect(closedEnds(trip, places)).toEqual(["dropoff"]);
  expect(closedEnds({ ...trip, pickupAt: "2026-07-06T06:00" }, places)).toEqual([
    "pickup",
    "dropoff",
  ]);
  expect(closedEnds({ ...trip, dropoffAt: "2026-07-08T17:00" }, places)).toEqual([]);
});

test("a place that nobody knows has no hours", () => {
  expect(closedEnds(trip, [place("office")])).toEqual([]);
});
