import { describe, expect, test } from "vitest";

import { bestFit, freeVehicles } from "./free-vehicles.ts";
import { canFollow, canShare, inService } from "./gap.ts";
import type { Busy, FleetRules, Request } from "./occupancy.ts";

const minute = 60_000;
const hour = 60 * minute;
const rules: FleetRules = { turnaroundMinutes: 120, transferMinutes: { sarajevo: { tuzla: 180 } } };

function stay(start: number, end: number, more: Partial<Busy> = {}): Busy {
  return {
    id: `${start}-${end}`,
    kind: "reservation",
    vehicleId: 1,
    start: start * hour,
    end: end * hour,
    pickupLocationId: "tuzla",
    dropoffLocationId: "tuzla",
    pinned: false,
    ...more,
  };
}
const block = (start: number, end: number, vehicleId = 1) =>
  stay(start, end, {
    kind: "block",
    vehicleId,
    pinned: true,
    pickupLocationId: undefined,
    dropoffLocationId: undefined,
  });

const request: Request = {
  start: 100 * hour,
  end: 200 * hour,
  pickupLocationId: "tuzla",
  dropoffLocationId: "tuzla",
};

describe("the gap", () => {
  test("between reservations is the turnaround, to the minute", () => {
    expect(canFollow(stay(0, 98), request, rules)).toBe(true);
    expect(canFollow({ ...stay(0, 98), end: 98 * hour + 1 }, request, rules)).toBe(false);
  });

  test("grows by the transfer in its direction", () => {
    const far = { dropoffLocationId: "sarajevo" };
    expect(canFollow(stay(0, 95, far), request, rules)).toBe(true);
    expect(canFollow(stay(0, 96, far), request, rules)).toBe(false);
    expect(
      canFollow(
        { ...request, start: 0, end: 95 * hour },
        stay(97, 99, { pickupLocationId: "sarajevo" }),
        rules,
      ),
    ).toBe(true);
    expect(canFollow(stay(0, 98, { dropoffLocationId: "mostar" }), request, rules)).toBe(true);
  });

  test("before and after a block is none", () => {
    expect(canFollow(block(0, 100), request, rules)).toBe(true);
    expect(canFollow(block(0, 101), request, rules)).toBe(false);
    expect(canFollow(request, block(200, 300), rules)).toBe(true);
    expect(canFollow(request, block(199, 300), rules)).toBe(false);
  });

  test("is needed on one side only to share a vehicle", () => {
    expect(canShare(stay(0, 98), request, rules)).toBe(true);
    expect(canShare(request, stay(0, 98), rules)).toBe(true);
    expect(canShare(stay(0, 99), request, rules)).toBe(false);
    expect(canShare(stay(120, 130), request, rules)).toBe(false);
  });
});

test("a vehicle serves within its time in service", () => {
  expect(inService({ id: 1 }, request)).toBe(true);
  expect(inService({ id: 1, from: request.start, until: request.end }, request)).toBe(true);
  expect(inService({ id: 1, from: request.start + 1 }, request)).toBe(false);
  expect(inService({ id: 1, until: request.end - 1 }, request)).toBe(false);
});

describe("free vehicles", () => {
  const vehicles = [{ id: 3 }, { id: 1 }, { id: 2, until: 150 * hour }];

  test("have no clash and are in service, in the order given", () => {
    const ids = (busy: Busy[]) => freeVehicles(vehicles, busy, request, rules).map(({ id }) => id);
    expect(ids([])).toEqual([3, 1]);
    expect(ids([stay(0, 99)])).toEqual([3]);
    expect(ids([stay(0, 98), stay(202, 300), block(98, 100, 3)])).toEqual([3, 1]);
    expect(ids([stay(0, 98), block(150, 151, 3), stay(201, 300)])).toEqual([]);
  });
});

describe("the best fit", () => {
  const three = [{ id: 3 }, { id: 1 }, { id: 2 }];
  const best = (busy: Busy[], vehicles: Parameters<typeof bestFit>[0] = three) =>
    bestFit(vehicles, busy, request, rules)?.id;

  test("leaves the smallest idle time before and after together", () => {
    expect(
      best([
        stay(0, 90),
        stay(210, 300),
        stay(0, 98, { vehicleId: 2 }),
        stay(223, 300, { vehicleId: 2 }),
      ]),
    ).toBe(1);
    expect(
      best([
        stay(0, 90),
        stay(210, 300),
        stay(0, 98, { vehicleId: 2 }),
        stay(217, 300, { vehicleId: 2 }),
      ]),
    ).toBe(2);
  });

  test("prefers one neighbour to none", () => {
    expect(best([stay(0, 50, { vehicleId: 3 })])).toBe(3);
    expect(best([stay(250, 300, { vehicleId: 3 })])).toBe(3);
  });

  test("looks at the nearest neighbours only", () => {
    expect(best([stay(0, 10), stay(80, 90), stay(0, 95, { vehicleId: 2 })])).toBe(2);
    expect(best([stay(210, 220), stay(400, 500), stay(205, 220, { vehicleId: 2 })])).toBe(2);
  });

  test("counts the edges of the service as neighbours", () => {
    expect(best([], [{ id: 1 }, { id: 2, until: 220 * hour }, { id: 3, from: 90 * hour }])).toBe(3);
  });

  test("weighs an hour after as much as an hour before", () => {
    const before = stay(0, 1, { vehicleId: 1 });
    expect(best([before, stay(210, 220, { vehicleId: 3 })])).toBe(3);
    expect(best([before], [{ id: 1 }, { id: 2, until: 210 * hour }])).toBe(2);
    // A service up to the very hour leaves nothing before, and a year after.
    const narrow = { id: 2, from: 0, until: 8800 * hour };
    expect(best([block(90, 100)], [{ id: 1 }, narrow])).toBe(2);
  });

  test("of equals is the lowest id, of none nothing", () => {
    expect(best([])).toBe(1);
    expect(best([1, 2, 3].map((id) => block(150, 160, id)))).toBeUndefined();
  });
});
