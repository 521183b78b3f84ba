import { describe, expect, test } from "vitest";
import type { Busy } from "../availability/occupancy.ts";
import { byEase, isAsGood, placeBefore, type Rescue } from "./rescue.ts";

test("nobody is given a lower category than they booked", () => {
  expect(isAsGood("compact", "compact")).toBe(true);
  expect(isAsGood("suv", "compact")).toBe(true);
  expect(isAsGood("economy", "compact")).toBe(false);
});

describe("the place of a vehicle before a pick-up", () => {
  const stay = (vehicleId: number, end: number, dropoffLocationId: string): Busy => ({
    id: `${vehicleId} ${end}`,
    kind: "reservation",
    vehicleId,
    start: end - 1,
    end,
    dropoffLocationId,
    pinned: false,
  });
  const busy = [
    stay(1, 5, "zivinice"),
    stay(1, 8, "sarajevo"),
    stay(1, 20, "mostar"),
    stay(2, 9, "tuzla"),
  ];

  test("is where it came back last before", () => {
    expect(placeBefore({ id: 1, homeLocationId: "tuzla" }, busy, { start: 10 })).toBe("sarajevo");
  });

  test("is where it is at home when it has not been out", () => {
    expect(placeBefore({ id: 3, homeLocationId: "tuzla" }, busy, { start: 10 })).toBe("tuzla");
    expect(placeBefore({ id: 3 }, busy, { start: 10 })).toBeUndefined();
  });
});

test("its own car comes first, then what is near, then the smallest step up", () => {
  const way = (plate: string, more: Partial<Rescue>, category: Rescue["car"]["category"]) => ({
    vehicleId: 1,
    plate,
    car: { id: 1, name: plate, category },
    isOwnCar: false,
    isByMoving: false,
    transferMinutes: 0,
    lacks: [],
    ...more,
  });
  const ways = [
    way("lacking", { lacks: [{ lack: "winter-tyres" }] }, "compact"),
    way("far", { transferMinutes: 120 }, "compact"),
    way("suv", {}, "suv"),
    way("moving", { isByMoving: true }, "compact"),
    way("wagon", {}, "stationwagon"),
    way("own", { isOwnCar: true, isByMoving: true }, "compact"),
  ];
  expect(ways.toSorted(byEase).map(({ plate }) => plate)).toEqual([
    "own",
    "wagon",
    "suv",
    "far",
    "moving",
    "lacking",
  ]);
});
