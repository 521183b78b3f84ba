import { describe, expect, test } from "vitest";

import { assignVehicles } from "./assign-vehicles.ts";
import type { Busy, FleetRules, Request } from "./occupancy.ts";

const hour = 3_600_000;
const rules: FleetRules = { turnaroundMinutes: 0, transferMinutes: { far: { here: 120 } } };

function busy(
  id: string,
  vehicleId: number,
  start: number,
  end: number,
  more: Partial<Busy> = {},
): Busy {
  return {
    id,
    kind: "reservation",
    vehicleId,
    start: start * hour,
    end: end * hour,
    pickupLocationId: "here",
    dropoffLocationId: "here",
    pinned: false,
    ...more,
  };
}

function ask(start: number, end: number): Request {
  return {
    start: start * hour,
    end: end * hour,
    pickupLocationId: "here",
    dropoffLocationId: "here",
  };
}

const fleet = (count: number) => Array.from({ length: count }, (_, index) => ({ id: index + 1 }));

describe("a request", () => {
  test("takes a free vehicle and moves nothing", () => {
    expect(assignVehicles(fleet(2), [busy("a", 1, 0, 10)], ask(5, 15), rules)).toEqual({
      vehicleId: 2,
      moves: [],
    });
    expect(assignVehicles(fleet(2), [busy("a", 1, 0, 10)], ask(10, 15), rules)).toEqual({
      vehicleId: 1,
      moves: [],
    });
  });

  test("is refused when every vehicle is out", () => {
    expect(
      assignVehicles(fleet(2), [busy("a", 1, 0, 10), busy("b", 2, 5, 15)], ask(7, 8), rules),
    ).toBeUndefined();
    expect(assignVehicles([], [], ask(0, 1), rules)).toBeUndefined();
  });

  test("moves one reservation when that makes room", () => {
    const calendar = [busy("a", 1, 0, 10), busy("b", 2, 10, 20)];
    expect(assignVehicles(fleet(2), calendar, ask(0, 20), rules)).toEqual({
      vehicleId: 1,
      moves: [{ busyId: "a", toVehicleId: 2 }],
    });
  });

  test("moves a chain of two when one move is not enough", () => {
    const calendar = [
      busy("a", 1, 0, 10),
      busy("c", 2, 5, 8),
      busy("promised", 2, 12, 20, { pinned: true }),
      busy("service", 3, 0, 4, { kind: "block" }),
      busy("e", 3, 8, 20),
    ];
    expect(assignVehicles(fleet(3), calendar, ask(0, 20), rules)).toEqual({
      vehicleId: 1,
      moves: [
        { busyId: "a", toVehicleId: 2 },
        { busyId: "c", toVehicleId: 3 },
      ],
    });
  });
});

describe("what never moves", () => {
  test("is pinned", () => {
    const pinned = [busy("a", 1, 0, 10, { pinned: true }), busy("b", 2, 10, 20, { pinned: true })];
    expect(assignVehicles(fleet(2), pinned, ask(0, 20), rules)).toBeUndefined();
    expect(
      assignVehicles(
        fleet(2),
        [{ ...busy("a", 1, 0, 10), pinned: true }, busy("b", 2, 10, 20)],
        ask(0, 20),
        rules,
      ),
    ).toEqual({
      vehicleId: 2,
      moves: [{ busyId: "b", toVehicleId: 1 }],
    });
  });

  test("is a block, pinned or not", () => {
    const blocks = [
      busy("a", 1, 0, 10, { kind: "block" }),
      busy("b", 2, 10, 20, { kind: "block" }),
    ];
    expect(assignVehicles(fleet(2), blocks, ask(0, 20), rules)).toBeUndefined();
  });
});

test("a reservation is not moved to a vehicle that is out of service then", () => {
  const calendar = [busy("a", 1, 0, 10), busy("b", 2, 10, 20)];
  const until = (hours: number) => [{ id: 1 }, { id: 2, from: hours * hour }];
  expect(assignVehicles(until(0), calendar, ask(0, 20), rules)?.moves).toEqual([
    { busyId: "a", toVehicleId: 2 },
  ]);
  expect(assignVehicles(until(1), calendar, ask(0, 20), rules)).toBeUndefined();
});

test("a transfer keeps two reservations apart", () => {
  const calendar = [busy("a", 1, 0, 10, { dropoffLocationId: "far" }), busy("b", 2, 10, 20)];
  expect(assignVehicles(fleet(2), calendar, ask(0, 20), rules)).toBeUndefined();
  const later = [busy("a", 1, 0, 10, { dropoffLocationId: "far" }), busy("b", 2, 12, 20)];
  expect(assignVehicles(fleet(2), later, ask(0, 20), rules)).toBeDefined();
});

test("an old conflict elsewhere does not refuse a request", () => {
  const overdue = [
    busy("late", 1, 0, 12, { pinned: true }),
    busy("next", 1, 10, 20),
    busy("b", 2, 0, 10),
    busy("c", 3, 10, 20),
  ];
  expect(assignVehicles(fleet(3), overdue, ask(0, 20), rules)).toEqual({
    vehicleId: 2,
    moves: [{ busyId: "b", toVehicleId: 3 }],
  });
});

test("vehicles of other cars are left alone", () => {
  const calendar = [busy("a", 1, 0, 10), busy("other", 9, 0, 20)];
  expect(assignVehicles(fleet(1), calendar, ask(10, 20), rules)).toEqual({
    vehicleId: 1,
    moves: [],
  });
  expect(assignVehicles(fleet(1), calendar, ask(5, 20), rules)).toBeUndefined();
});
