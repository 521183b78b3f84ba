import { array, assert, boolean, integer, property, record } from "fast-check";
import { expect, test } from "vitest";
import { fleetOf } from "../../../../test/casts/agreed-cast.ts";
import { findSeat, isFree } from "../fleet/find-seat.ts";
import type { Busy } from "../occupancy.ts";
import { explainStart } from "./explain-start.ts";

const hour = 3_600_000;
const rules = { turnaroundMinutes: 120, transferMinutes: { far: { a: 150 }, a: { far: 150 } } };
const stay = (id: string, from: number, to: number, more: Partial<Busy> = {}): Busy => ({
  id,
  kind: "reservation",
  vehicleId: 1,
  start: from * hour,
  end: to * hour,
  pickupLocationId: "a",
  dropoffLocationId: "a",
  pinned: true,
  ...more,
});
const asked = (from: number, to = from + 24) => ({
  start: from * hour,
  end: to * hour,
  pickupLocationId: "a",
  dropoffLocationId: "a",
  pinnedTo: 1,
});
const search = { stepMs: hour / 2, reachMs: 60 * 24 * hour, isOffered: () => true };
const explain = (busy: Busy[], from: number, vehicles = 1) =>
  explainStart(fleetOf(vehicles, busy), asked(from), rules, search);

test("a free start says until when the vehicle can stay out", () => {
  expect(explain([stay("1", 100, 200)], 10)).toEqual({ state: "free", until: 98 * hour });
  const away = stay("1", 100, 200, { pickupLocationId: "far" });
  expect(explain([away], 10)).toEqual({ state: "free", until: 95.5 * hour });
  expect(explain([], 10)).toEqual({ state: "free" });
});

test("what has the vehicle is named, with the first start after it and its turnaround", () => {
  const busy = stay("1", 0, 20);
  expect(explain([busy], 10)).toEqual({
    state: "taken",
    why: { kind: "stay", busy },
    first: 22 * hour,
  });
});

test("a turnaround and a drive are told apart", () => {
  const near = stay("1", 0, 10);
  expect(explain([near], 11)).toMatchObject({ why: { kind: "turnaround" }, first: 12 * hour });
  const away = stay("1", 0, 10, { dropoffLocationId: "far" });
  expect(explain([away], 13)).toEqual({
    state: "taken",
    why: { kind: "transfer", busy: away, from: "far", to: "a", minutes: 150 },
    first: 14.5 * hour,
  });
});

test("a vehicle out of service says so, and the first start is one that is offered", () => {
  const fleet = { ...fleetOf(1, []), vehicles: [{ id: 1, from: 50 * hour }] };
  const isOffered = (start: number) => start >= 60 * hour;
  expect(explainStart(fleet, asked(10), rules, { ...search, isOffered })).toEqual({
    state: "taken",
    why: { kind: "out-of-service" },
    first: 60 * hour,
  });
});

test("what can go to another vehicle is named", () => {
  const loose = stay("1", 0, 20, { pinned: false });
  expect(explain([loose], 10, 2)).toEqual({ state: "by-moving", moves: [loose] });
});

test("it never says anything else than the rule by which a booking is seated", () => {
  const stays = array(
    record({
      vehicle: integer({ min: 1, max: 2 }),
      long: integer({ min: 1, max: 30 }),
      pause: integer({ min: 5, max: 40 }),
      pinned: boolean(),
      away: boolean(),
    }),
    { maxLength: 8 },
  );
  assert(
    property(stays, integer({ min: 0, max: 200 }), (list, from) => {
      const ends = new Map<number, number>();
      const busy = list.map(({ vehicle, long, pause, pinned, away }, index) => {
        const start = (ends.get(vehicle) ?? 0) + pause;
        ends.set(vehicle, start + long);
        return stay(String(index), start, start + long, {
          vehicleId: vehicle,
          pinned,
          ...(away && { dropoffLocationId: "far" }),
        });
      });
      const fleet = fleetOf(
        2,
        busy.toSorted((a, b) => a.start - b.start),
      );
      const request = asked(from);
      const said = explainStart(fleet, request, rules, search);
      expect(said.state === "free").toBe(isFree(fleet, request, rules));
      expect(said.state === "taken").toBe(findSeat(fleet, request, rules) === undefined);
      const first = said.state === "taken" ? said.first : undefined;
      const there = { ...request, start: first ?? 0, end: (first ?? 0) + 24 * hour };
      expect(first === undefined || isFree(fleet, there, rules)).toBe(true);
      const until = said.state === "free" ? said.until : undefined;
      const long = { ...request, end: until ?? 0 };
      expect(until === undefined || isFree(fleet, long, rules)).toBe(true);
    }),
  );
});
