import { describe, expect, test } from "vitest";

import { assignVehicles } from "./assign-vehicles.ts";
import { findSeating } from "./every-seating.ts";
import { seatWithFewMoves } from "./few-moves.ts";
import type { Busy, FleetRules, Request } from "./occupancy.ts";
import { seatInOrder } from "./seat-in-order.ts";
import { layPuzzle } from "./seating-puzzle.ts";

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

const pin = (id: string, vehicleId: number, start: number, end: number) =>
  busy(id, vehicleId, start, end, { pinned: true });

describe("a chain in which each can only take the place of the next", () => {
  /** On each vehicle but the last one sits somebody who began before the request and may go to the next vehicle only. */
  const chain = (moves: number) => {
    const others = Array.from({ length: moves }, (_, index) => index + 1);
    const calendar = others.flatMap((number) => [
      busy(`a${number}`, number, 2 * number, 2 * moves + 4),
      pin(`early${number}`, number + 1, 0, 2 * number - 1),
      pin(`late${number}`, number + 1, 2 * moves + 6, 2 * moves + 10),
    ]);
    const request = ask(2 * moves + 2, 2 * moves + 12);
    const expected = {
      vehicleId: 1,
      moves: others.map((number) => ({ busyId: `a${number}`, toVehicleId: number + 1 })),
    };
    return {
      calendar,
      request,
      expected,
      puzzle: layPuzzle(fleet(moves + 1), calendar, request, rules),
    };
  };

  test.each([1, 2, 3, 4, 6])("moves, however long it is: %i", (moves) => {
    const { calendar, request, expected, puzzle } = chain(moves);
    expect(assignVehicles(fleet(moves + 1), calendar, request, rules)).toEqual(expected);
    expect(seatInOrder(fleet(moves + 1), calendar, request, rules)).toBeUndefined();
    expect(seatWithFewMoves(puzzle) !== undefined).toBe(moves <= 3);
    expect(findSeating(puzzle)?.slice(1)).toEqual(expected.moves.map((_, index) => index + 1));
  });
});

test.each([
  ["of the next try", []],
  ["while they wait", [pin("q1", 1, 13, 14)]],
])("who was sent away is not in the way %s", (_, more) => {
  const calendar = [
    ...more,
    pin("p1", 1, 0, 3),
    pin("p2", 2, 0, 7),
    busy("a", 3, 0, 8),
    busy("b", 3, 9, 20),
    busy("c", 4, 6, 12),
    pin("p4", 4, 15, 16),
  ];
  expect(assignVehicles(fleet(4), calendar, ask(0, 20), rules)).toEqual({
    vehicleId: 3,
    moves: [
      { busyId: "a", toVehicleId: 4 },
      { busyId: "c", toVehicleId: 1 },
      { busyId: "b", toVehicleId: 2 },
    ],
  });
  expect(seatWithFewMoves(layPuzzle(fleet(4), calendar, ask(0, 20), rules))).toBeDefined();
});

test("a first guess that leads nowhere is not the end of the search", () => {
  // x stays at home on 1 at first; then y cannot leave 2, which the request is tied to. Only with x on 5 all have a seat.
  const calendar = [
    busy("x", 1, 0, 10),
    pin("p1", 1, 12, 13),
    busy("y", 2, 2, 12),
    pin("p2", 2, 0, 1),
    pin("q2", 2, 13, 14),
    busy("w", 3, 4, 15),
    pin("p3", 3, 1, 3),
    pin("p4", 4, 1, 3),
    pin("p5", 5, 10, 11),
  ];
  const puzzle = layPuzzle(fleet(5), calendar, { ...ask(5, 10), pinnedTo: 2 }, rules);
  expect(findSeating(puzzle)).toEqual([1, 4, 0, 2]);
});

test("what was tried in vain is known when it comes again", () => {
  // x and y may sit either way on 1 and 2; the request is tied to 4, which a cannot leave.
  const calendar = [
    busy("x", 1, 0, 20),
    busy("y", 2, 2, 22),
    busy("q", 3, 4, 42),
    busy("a", 4, 40, 60),
    busy("w", 5, 44, 70),
    ...[1, 2, 3].map((vehicle) => pin(`late${vehicle}`, vehicle, 50, 51)),
    ...[2, 4].map((vehicle) => pin(`middle${vehicle}`, vehicle, 30, 31)),
    ...[3, 4, 5, 6].map((vehicle) => pin(`early${vehicle}`, vehicle, 1, 3)),
    ...[5, 6].map((vehicle) => pin(`again${vehicle}`, vehicle, 41, 43)),
    pin("last", 4, 65, 66),
  ];
  const puzzle = layPuzzle(fleet(6), calendar, { ...ask(46, 60), pinnedTo: 4 }, rules);
  expect(puzzle.stays).toHaveLength(6);
  expect(findSeating(puzzle)).toBeUndefined();
});

describe("those who begin later", () => {
  test("move at the same moment as the request, and a service never does", () => {
    const calendar = [busy("a", 1, 0, 10), pin("b", 2, 10, 20)];
    expect(seatInOrder(fleet(2), calendar, ask(0, 20), rules)).toEqual({
      vehicleId: 1,
      moves: [{ busyId: "a", toVehicleId: 2 }],
    });
    const service = [
      busy("service", 1, 10, 20, { kind: "block" }),
      pin("b", 2, 10, 20),
      pin("c", 3, 0, 5),
    ];
    expect(seatInOrder(fleet(3), service, ask(0, 15), rules)).toBeUndefined();
  });

  test("stay where they clash already", () => {
    const calendar = [
      pin("late", 1, 0, 12),
      busy("next", 1, 10, 20),
      busy("b", 2, 2, 10),
      busy("c", 3, 10, 20),
    ];
    expect(seatInOrder(fleet(3), calendar, ask(0, 20), rules)).toEqual({
      vehicleId: 3,
      moves: [{ busyId: "c", toVehicleId: 2 }],
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

test("nor do two who clash on one vehicle, whoever may move", () => {
  const seatingOf = (calendar: Busy[]) =>
    findSeating(layPuzzle(fleet(3), calendar, ask(0, 20), rules));
  const others = [busy("c", 2, 0, 10), busy("d", 3, 10, 20)];
  expect(seatingOf([busy("a", 1, 0, 12), busy("b", 1, 10, 20), ...others])).toBeDefined();
  expect(seatingOf([pin("late", 1, 0, 12), busy("next", 1, 10, 20), ...others])).toBeDefined();
});

test("vehicles of other cars are left alone", () => {
  const calendar = [busy("a", 1, 0, 10), busy("other", 9, 0, 20)];
  expect(assignVehicles(fleet(1), calendar, ask(10, 20), rules)).toEqual({
    vehicleId: 1,
    moves: [],
  });
  expect(assignVehicles(fleet(1), calendar, ask(5, 20), rules)).toBeUndefined();
});
