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

test("what lies near and leaves time is in nobody's way", () => {
  // The way to a far place makes the fleet look further around than anybody here needs.
  const far = { ...rules, transferMinutes: { a: { far: 600 } } };
  const near = [stay("1", 1, 0, 10), stay("2", 1, 22, 30), stay("3", 2, 5, 25)];
  expect(isFree(fleetOf(2, near), asked(12, 20), far)).toBe(true);
  expect(isFree(fleetOf(2, near), asked(12, 21), far)).toBe(false);
  const service = (from: number, to: number): Busy => ({
    ...stay("s", 1, from, to),
    kind: "block",
  });
  const services = [service(5, 12), service(20, 25)];
  expect(isFree(fleetOf(1, services), asked(12, 20), far)).toBe(true);
  expect(isFree(fleetOf(1, services), asked(11, 20), far)).toBe(false);
  expect(isFree(fleetOf(1, services), asked(12, 21), far)).toBe(false);
});

test("who began earlier makes room too, and only a suggestion does without", () => {
  const promised = { ...stay("2", 2, 27, 30), pinned: true };
  const fleet = fleetOf(2, [stay("1", 1, 0, 10), promised]);
  const request = asked(5, 26);
  expect(findSeat(fleet, request, rules)).toEqual({
    vehicleId: 1,
    moves: [{ busyId: "1", toVehicleId: 2 }],
  });
  expect(hasRoom(fleet, request, rules)).toBe(true);
  expect(hasEasyRoom(fleet, request, rules)).toBe(false);
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
