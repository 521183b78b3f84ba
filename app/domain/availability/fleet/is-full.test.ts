import { expect, test } from "vitest";
import { assignVehicles } from "../assign-vehicles.ts";
import type { Busy } from "../occupancy.ts";
import { isFull } from "./find-seat.ts";

const hour = 3_600_000;
const rules = { turnaroundMinutes: 120 };
const request = { start: 10 * hour, end: 20 * hour, pickupLocationId: "a", dropoffLocationId: "a" };
const stay = (
  vehicleId: number,
  from: number,
  to: number,
  kind: Busy["kind"] = "reservation",
): Busy => ({
  id: `${vehicleId}-${from}`,
  kind,
  vehicleId,
  start: from * hour,
  end: to * hour,
  pinned: false,
});
const two = [{ id: 1 }, { id: 2 }];

test("two vehicles that are out at one moment are all there is", () => {
  expect(isFull(two, [stay(1, 0, 15), stay(2, 14, 30)], request, rules)).toBe(true);
});

test("one after the other leaves room for a third", () => {
  expect(isFull(two, [stay(1, 0, 12), stay(2, 14, 30)], request, rules)).toBe(false);
});

test("the turnaround counts after a reservation, not after a service", () => {
  expect(isFull(two, [stay(1, 0, 13), stay(2, 14, 30)], request, rules)).toBe(true);
  expect(isFull(two, [stay(1, 0, 13, "block"), stay(2, 14, 30)], request, rules)).toBe(false);
});

test("a reservation in its turnaround may move to a vehicle whose service has begun", () => {
  const near = [stay(1, 0, 9), stay(2, 9, 30, "block")];
  const rulesOfHere = { ...rules, transferMinutes: {} };
  expect(assignVehicles(two, near, request, rulesOfHere)).toEqual({
    vehicleId: 1,
    moves: [{ busyId: "1-0", toVehicleId: 2 }],
  });
  expect(isFull(two, near, request, rules)).toBe(false);
});

test("what happens before and after counts for nothing", () => {
  expect(isFull(two, [stay(1, 5, 7), stay(2, 5, 7)], request, rules)).toBe(false);
  expect(isFull(two, [stay(1, 20, 30), stay(2, 20, 30)], request, rules)).toBe(false);
  expect(isFull(two, [stay(1, 21, 30), stay(2, 21, 30)], request, rules)).toBe(false);
});

test("a service that is over spares nobody the turnaround", () => {
  const near = [stay(2, 5, 10, "block"), stay(1, 0, 9), stay(2, 10, 30)];
  expect(isFull(two, near, request, rules)).toBe(true);
});

test("a vehicle serves from its first moment to before its last", () => {
  const inService = (more: { from?: number; until?: number }, near: Busy[]) =>
    isFull([{ id: 1 }, { id: 2, ...more }], near, request, rules);
  expect(inService({ from: 10 * hour }, [stay(1, 0, 15)])).toBe(false);
  expect(inService({ until: 12 * hour }, [stay(1, 14, 30)])).toBe(true);
  expect(inService({ until: 14 * hour }, [stay(1, 14, 30)])).toBe(true);
  expect(inService({ until: 15 * hour }, [stay(1, 14, 30)])).toBe(false);
});

test("a vehicle that is not in service then is none", () => {
  const late = [{ id: 1 }, { id: 2, from: 12 * hour }];
  expect(isFull(late, [stay(1, 0, 15)], request, rules)).toBe(true);
  expect(isFull([], [], request, rules)).toBe(true);
});

test("two stays that clash on one vehicle take one vehicle", () => {
  expect(isFull(two, [stay(1, 0, 15), stay(1, 14, 30)], request, rules)).toBe(false);
});
