import { describe, expect, test } from "vitest";
import { toInstant } from "../../sarajevo.ts";
import {
  isClosedToCustomer,
  isMissable,
  isOverdue,
  isPickupOver,
  isReinstatable,
  overdueBefore,
} from "./moments.ts";
import { reservationStatuses } from "./status.ts";

/** Monday to Monday; an hour of grace but for a minute. */
const trip = { pickupAt: "2026-07-06T10:00", dropoffAt: "2026-07-13T10:00" };
const rules = { graceMinutes: 59 };

describe("overdue", () => {
  const out = { status: "on_rent", trip } as const;

  test.each([
    ["2026-07-13T10:00", false],
    ["2026-07-13T10:01", false],
    ["2026-07-13T10:59", false],
    ["2026-07-13T11:00", true],
    ["2026-07-14T10:00", true],
  ])("a car that is out and due at ten, at %s: %s", (now, expected) => {
    expect(isOverdue(out, now, rules)).toBe(expected);
    // The same as a list asks of the database.
    const isListed = toInstant(trip.dropoffAt) < overdueBefore(toInstant(now), rules);
    expect(isListed).toBe(expected);
  });

  test("without grace it is overdue a minute after its return", () => {
    expect(isOverdue(out, "2026-07-13T10:00", { graceMinutes: 0 })).toBe(false);
    expect(isOverdue(out, "2026-07-13T10:01", { graceMinutes: 0 })).toBe(true);
  });

  test("counts minutes that passed, also over the night of a clock change", () => {
    const autumn = { status: "on_rent", trip: { dropoffAt: "2026-10-25T01:30" } } as const;
    expect(isOverdue(autumn, "2026-10-25T04:00", { graceMinutes: 210 })).toBe(false);
    expect(isOverdue(autumn, "2026-10-25T04:01", { graceMinutes: 210 })).toBe(true);
  });

  test("is nothing that is not out", () => {
    const others = reservationStatuses.filter((status) => status !== "on_rent");
    const late = others.filter((status) => isOverdue({ status, trip }, "2027-01-01T10:00", rules));
    expect(late).toEqual([]);
  });
});

test("a pick-up is over a minute after its time", () => {
  expect(isPickupOver(trip, "2026-07-06T10:00")).toBe(false);
  expect(isPickupOver(trip, "2026-07-06T10:01")).toBe(true);
});

test("the customer changes a reservation until its pick-up, and only what is ahead", () => {
  const openAt = (now: string) =>
    reservationStatuses.filter((status) => !isClosedToCustomer({ status, trip }, now));
  expect(openAt("2026-07-06T10:00")).toEqual(["pending", "confirmed"]);
  expect(openAt("2026-07-06T10:01")).toEqual([]);
});

test("nobody has missed a pick-up that is not over", () => {
  const missableAt = (now: string) =>
    reservationStatuses.filter((status) => isMissable({ status, trip }, now));
  expect(missableAt("2026-07-06T10:00")).toEqual([]);
  expect(missableAt("2026-07-06T10:01")).toEqual(["pending", "confirmed"]);
});

test("what was called off is taken up again while something of its trip is left", () => {
  const reinstatableAt = (now: string) =>
    reservationStatuses.filter((status) => isReinstatable({ status, trip }, now));
  expect(reinstatableAt("2026-07-13T09:59")).toEqual(["cancelled", "no_show"]);
  expect(reinstatableAt("2026-07-13T10:00")).toEqual([]);
});
