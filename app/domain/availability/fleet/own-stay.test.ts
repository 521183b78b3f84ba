import { expect, test } from "vitest";
import { agreed, fleetOf, held } from "../../../../test/casts/agreed-cast.ts";
import { ownStay } from "../../reservations/held-reservation.ts";
import type { Busy } from "../occupancy.ts";
import { sinceItLeft, withoutStay } from "./car-fleet.ts";

const stay = (id: string, vehicleId: number, start: number, end: number): Busy => ({
  id,
  kind: "reservation",
  vehicleId,
  start,
  end,
  pinned: false,
});

test("a reservation that is moved does not stand in its own way", () => {
  const fleet = fleetOf(2, [stay("70", 1, 0, 9), stay("71", 2, 1, 5)]);
  const fleets = new Map([[11, fleet]]);
  const without = withoutStay(fleets, { carId: 11, occupancyId: 70 });
  expect(without.get(11)?.busy.map(({ id }) => id)).toEqual(["71"]);
  expect(without.get(11)?.latestEnds).toEqual([5]);
  expect(fleets.get(11)?.busy).toHaveLength(2);
  expect(withoutStay(fleets, { carId: 12, occupancyId: 70 })).toBe(fleets);
});

test("what a vehicle did before it left is over", () => {
  const fleet = fleetOf(2, [
    stay("before", 1, 0, 10),
    stay("next", 1, 20, 30),
    stay("b", 2, 0, 10),
  ]);
  const request = {
    start: 10,
    end: 15,
    pickupLocationId: "a",
    dropoffLocationId: "a",
    pinnedTo: 1,
  };
  expect(sinceItLeft(fleet, request).busy.map(({ id }) => id)).toEqual(["b", "next"]);
});

test("a reservation keeps its seat busy, and is pinned to it only when it was promised", () => {
  const view = agreed();
  expect(ownStay(held(view))).toEqual({ carId: 11, occupancyId: 70, pinnedTo: undefined });
  expect(ownStay(held(view, { pinned: true }))).toMatchObject({ pinnedTo: 1 });
  expect(ownStay(held(view, { seat: undefined }))).toBeUndefined();
});
