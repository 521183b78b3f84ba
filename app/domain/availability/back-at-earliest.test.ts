import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { backAtEarliest, clashesWith } from "./back-at-earliest.ts";
import type { Busy } from "./occupancy.ts";

const minute = 60_000;
const hour = 60 * minute;
const rules = { graceMinutes: 59 };

describe("a vehicle that is out is counted on", () => {
  const dropoffAt = 100 * hour;
  test.each([
    ["before its return", -5 * hour, dropoffAt],
    ["in the grace", 59 * minute, dropoffAt],
    ["a minute after the grace", hour, dropoffAt + 1.5 * hour],
    ["at a half hour", 1.5 * hour, dropoffAt + 2 * hour],
    ["a minute later", 1.5 * hour + minute, dropoffAt + 2.5 * hour],
    ["days later", 49.2 * hour, dropoffAt + 50 * hour],
  ])("%s", (_, late, expected) => {
    expect(backAtEarliest({ dropoffAt }, dropoffAt + late, rules)).toBe(expected);
  });

  test("never earlier than half an hour from now while it is overdue, and never earlier as time passes", () => {
    fc.assert(
      fc.property(fc.nat(1000), fc.nat(1000), (first, more) => {
        const now = dropoffAt + hour + first * minute;
        const at = backAtEarliest({ dropoffAt }, now, rules);
        expect(at - now).toBeGreaterThanOrEqual(30 * minute);
        expect(at - now).toBeLessThan(60 * minute);
        expect(backAtEarliest({ dropoffAt }, now + more * minute, rules)).toBeGreaterThanOrEqual(
          at,
        );
      }),
    );
  });
});

describe("what is in the way of a later return", () => {
  const stay = (id: string, start: number, end: number, more: Partial<Busy> = {}): Busy => ({
    id,
    kind: "reservation",
    vehicleId: 1,
    start: start * hour,
    end: end * hour,
    pickupLocationId: "here",
    dropoffLocationId: "here",
    pinned: false,
    ...more,
  });
  const own = stay("own", 0, 10, { pinned: true });
  const fleet = { turnaroundMinutes: 120, transferMinutes: { here: { far: 60 } } };
  const ids = (end: number, busy: Busy[]) =>
    clashesWith(own, end * hour, [own, ...busy], fleet).map(({ id }) => id);

  test("is what begins before the turnaround is over, the earliest first", () => {
    const busy = [
      stay("later", 14, 20),
      stay("next", 12, 13.5),
      stay("other", 12, 20, { vehicleId: 2 }),
    ];
    expect(ids(10, busy)).toEqual([]);
    expect(ids(10.5, busy)).toEqual(["next"]);
    expect(ids(12.5, busy)).toEqual(["next", "later"]);
  });

  test("counts the way to another place, and a service only from its beginning", () => {
    expect(ids(10.5, [stay("away", 13, 20, { pickupLocationId: "far" })])).toEqual(["away"]);
    const service = stay("service", 11, 12, { kind: "block", pinned: true });
    expect(ids(11, [service])).toEqual([]);
    expect(ids(11.5, [service])).toEqual(["service"]);
  });

  test("is also what was to begin with it", () => {
    expect(ids(10, [stay("twin", 0, 5)])).toEqual(["twin"]);
  });

  test("is nothing that was before", () => {
    expect(ids(12, [stay("before", -5, 0)])).toEqual([]);
  });
});
