import { describe, expect, test } from "vitest";
import { agreed, fleetOf, held } from "../../../../test/casts/agreed-cast.ts";
import { mayWeek, priceList, zivinice } from "../../../../test/casts/small-agency.ts";
import { requestOf } from "../../availability/request-of.ts";
import type { Busy } from "../../availability/occupancy.ts";
import { toInstant } from "../../sarajevo.ts";
import { canStayOut, returnBy, stayUntil } from "./return-by.ts";

const rules = { turnaroundMinutes: 120, transferMinutes: {} };
const { view, seat } = held(agreed({}, { status: "on_rent" }));
if (!seat) throw new Error("the car is out");
const { trip } = view;

function waiting(vehicleId: number, from: string, more: Partial<Busy> = {}): Busy {
  const next = requestOf({ ...trip, pickupAt: from, dropoffAt: "2026-05-20T10:00" });
  return { ...next, id: from, kind: "reservation", vehicleId, pinned: false, ...more };
}

test("the stay of a car that is out begins when it left, on its own vehicle", () => {
  const left = { ...seat, start: toInstant("2026-05-04T11:15") };
  expect(stayUntil("2026-05-12T10:00", trip, left)).toMatchObject({
    start: left.start,
    end: toInstant("2026-05-12T10:00"),
    pinnedTo: 1,
  });
});

describe("a car may stay out", () => {
  test("until somebody waits for it, the turnaround counted", () => {
    const out = { trip, seat, rules, fleet: fleetOf(1, [waiting(1, "2026-05-11T16:00")]) };
    expect(canStayOut(out, "2026-05-11T14:00")).toBe(true);
    expect(canStayOut(out, "2026-05-11T14:30")).toBe(false);
  });

  test("longer when those who wait can go to another vehicle, unless theirs was promised", () => {
    const free = { trip, seat, rules, fleet: fleetOf(2, [waiting(1, "2026-05-11T16:00")]) };
    expect(canStayOut(free, "2026-05-13T10:00")).toBe(true);
    const promised = fleetOf(2, [waiting(1, "2026-05-11T16:00", { pinned: true })]);
    expect(canStayOut({ ...free, fleet: promised }, "2026-05-13T10:00")).toBe(false);
  });

  test("until others need an extra that is in it", () => {
    const extrasWantedFrom = toInstant("2026-05-12T08:00");
    const out = { trip, seat, rules, fleet: fleetOf(1), extrasWantedFrom };
    expect(canStayOut(out, "2026-05-12T08:00")).toBe(true);
    expect(canStayOut(out, "2026-05-12T08:30")).toBe(false);
  });
});

describe("the car has to be back", () => {
  const by = (fleet: ReturnType<typeof fleetOf>, more: Partial<typeof priceList> = {}) =>
    returnBy({ trip, seat, rules, fleet }, "2026-05-13T10:00", { ...priceList, ...more });

  test("at the last half hour at which nobody waits for it", () => {
    expect(by(fleetOf(1, [waiting(1, "2026-05-11T16:00")]))).toBe("2026-05-11T14:00");
  });

  test("never before the grace is over, and at the agreed time without one", () => {
    const soon = fleetOf(1, [waiting(1, "2026-05-11T12:00")]);
    expect(by(soon)).toBe("2026-05-11T10:30");
    expect(by(soon, { rules: { ...priceList.rules, graceMinutes: 0 } })).toBe(trip.dropoffAt);
  });

  test("while somebody is there", () => {
    const station = { ...mayWeek.trip, dropoffLocationId: zivinice.id };
    const night = fleetOf(1, [waiting(1, "2026-05-12T05:00")]);
    const out = { trip: station, seat, rules, fleet: night };
    expect(returnBy(out, "2026-05-13T10:00", priceList)).toBe("2026-05-11T23:00");
  });
});
