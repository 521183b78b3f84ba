import { expect, test } from "vitest";
import { fleetOf } from "../../../../test/casts/agreed-cast.ts";
import type { Busy } from "../occupancy.ts";
import { findSeat, hasEasyRoom, hasRoom, isFree } from "./find-seat.ts";

const hour = 3_600_000;
const rules = { turnaroundMinutes: 120, transferMinutes: {} };
const stay = (id: string, vehicleId: number, from: number, to: number): Busy => ({
  id,
  kind: "reservation",
  vehicleId,
  start: from * hour,
  end: to * hour,
  pickupLocationId: "a",
  dropoffLocationId: "a",
  pinned: false,
});
const asked = (from: number, to: number) => ({
  start: from * hour,
  end: to * hour,
  pickupLocationId: "a",
  dropoffLocationId: "a",
});

test("a vehicle is free once its turnaround is over", () => {
  const fleet = fleetOf(1, [stay("1", 1, 0, 10)]);
  expect(isFree(fleet, asked(12, 20), rules)).toBe(true);
  expect(isFree(fleet, asked(11, 20), rules)).toBe(false);
  expect(findSeat(fleet, asked(12, 20), rules)).toEqual({ vehicleId: 1, moves: [] });
});

test("others make room when no vehicle is free as it is", () => {
  // Each vehicle is busy for a part of the time; together on one they leave the other free.
  const fleet = fleetOf(2, [stay("1", 1, 0, 10), stay("2", 2, 20, 30)]);
  const request = asked(5, 25);
  expect(isFree(fleet, request, rules)).toBe(false);
  expect(hasEasyRoom(fleet, request, rules)).toBe(true);
  expect(hasRoom(fleet, request, rules)).toBe(true);
  expect(findSeat(fleet, request, rules)?.moves).toHaveLength(1);
});

test("a full fleet has no room", () => {
  const fleet = fleetOf(2, [stay("1", 1, 0, 10), stay("2", 2, 5, 30)]);
  expect(hasRoom(fleet, asked(6, 8), rules)).toBe(false);
  expect(findSeat(fleet, asked(6, 8), rules)).toBeUndefined();
});
