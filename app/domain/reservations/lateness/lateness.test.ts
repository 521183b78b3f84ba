import { describe, expect, test } from "vitest";

import { mayWeek, rules } from "../../../../test/casts/small-agency.ts";
import {
  canStillArrive,
  checkArrival,
  checkReturn,
  isWithinGrace,
  lateDays,
  lateEnd,
  slotsBetween,
} from "./lateness.ts";
import { reservationStatuses } from "../states/status.ts";

/** Monday 4 May, 10:00, to Monday 11 May, 10:00. */
const { trip } = mayWeek;

describe("an arrival", () => {
  test.each([
    ["2026-05-04T10:30", undefined],
    ["2026-05-05T10:00", undefined],
    ["2026-05-05T10:30", "bad-time"],
    ["2026-05-04T10:00", "not-later"],
    ["2026-05-04T08:00", "not-later"],
    ["2026-05-04T10:15", "bad-time"],
    ["2026-05-04T24:00", "bad-time"],
    ["2026-02-30T10:00", "bad-time"],
    ["tomorrow", "bad-time"],
    ["", "bad-time"],
    ["2026-05-04T12:00:00", "bad-time"],
  ])("at %s instead of 10:00: %s", (at, fault) => {
    expect(checkArrival(at, trip, "2026-05-04T09:00")).toBe(fault);
  });

  test("is not in the past, and this very moment is not", () => {
    expect(checkArrival("2026-05-04T10:30", trip, "2026-05-04T10:31")).toBe("not-later");
    expect(checkArrival("2026-05-04T10:30", trip, "2026-05-04T10:30")).toBeUndefined();
  });

  test("leaves two hours of a short rental", () => {
    const short = { ...trip, dropoffAt: "2026-05-04T20:00" };
    expect(checkArrival("2026-05-04T18:00", short, "2026-05-04T09:00")).toBeUndefined();
    expect(checkArrival("2026-05-04T18:30", short, "2026-05-04T09:00")).toBe("bad-time");
  });

  test("is not at an hour that the clock leaves out", () => {
    const spring = { pickupAt: "2026-03-28T22:00", dropoffAt: "2026-04-02T10:00" };
    expect(checkArrival("2026-03-29T02:30", spring, "2026-03-28T21:00")).toBe("bad-time");
    expect(checkArrival("2026-03-29T03:00", spring, "2026-03-28T21:00")).toBeUndefined();
  });

  test("can be told of for twelve hours after the agreed time", () => {
    expect(canStillArrive(trip, "2026-05-04T22:00")).toBe(true);
    expect(canStillArrive(trip, "2026-05-04T22:01")).toBe(false);
  });
});

describe("a return", () => {
  test.each([
    ["2026-05-11T10:30", undefined],
    ["2026-05-25T10:00", undefined],
    ["2026-05-25T10:30", "bad-time"],
    ["2026-05-11T10:00", "not-later"],
    ["2026-05-10T10:00", "not-later"],
    ["2026-05-11T10:40", "bad-time"],
  ])("at %s instead of the 11th at 10:00: %s", (at, fault) => {
    expect(checkReturn(at, trip, rules, "2026-05-10T09:00")).toBe(fault);
  });

  test("is not in the past", () => {
    expect(checkReturn("2026-05-11T10:30", trip, rules, "2026-05-11T11:00")).toBe("not-later");
  });

  test("makes no rental longer than there are", () => {
    const ten = { ...rules, maxRentalDays: 10 };
    expect(checkReturn("2026-05-14T10:30", trip, ten, "2026-05-10T09:00")).toBeUndefined();
    expect(checkReturn("2026-05-14T11:00", trip, ten, "2026-05-10T09:00")).toBe("bad-time");
  });

  test("within the grace costs nothing", () => {
    expect(isWithinGrace("2026-05-11T10:30", trip, rules)).toBe(true);
    expect(isWithinGrace("2026-05-11T11:00", trip, rules)).toBe(false);
    expect(isWithinGrace("2026-05-11T11:00", trip, { graceMinutes: 60 })).toBe(true);
  });
});

test("the half hours between two times, latest first, without those that the clock leaves out", () => {
  expect(slotsBetween("2026-05-11T10:00", "2026-05-11T11:30")).toEqual([
    "2026-05-11T11:00",
    "2026-05-11T10:30",
  ]);
  expect(slotsBetween("2026-03-29T01:30", "2026-03-29T03:30")).toEqual(["2026-03-29T03:00"]);
  expect(slotsBetween("2026-05-11T10:00", "2026-05-11T10:30")).toEqual([]);
});

describe("who can be late", () => {
  const endsAt = (now: string) =>
    Object.groupBy(reservationStatuses, (status) => lateEnd({ status, trip }, now) ?? "none");

  test("is whoever is awaited, for twelve hours, and whoever has the car", () => {
    expect(endsAt("2026-05-04T22:00")).toEqual({
      arrival: ["pending", "confirmed"],
      return: ["on_rent"],
      none: ["returned", "completed", "cancelled", "no_show"],
    });
    expect(endsAt("2026-05-04T22:01").arrival).toBeUndefined();
    expect(endsAt("2026-06-01T10:00").return).toEqual(["on_rent"]);
  });

  test.each([
    ["arrival", "2026-05-01", { first: "2026-05-04", last: "2026-05-05" }],
    ["arrival", "2026-05-05", { first: "2026-05-05", last: "2026-05-06" }],
    ["return", "2026-05-06", { first: "2026-05-11", last: "2026-05-25" }],
    ["return", "2026-05-13", { first: "2026-05-13", last: "2026-05-27" }],
  ] as const)("for the %s, on %s, names a day of these", (end, today, days) => {
    expect(lateDays(end, trip, today)).toEqual(days);
  });

  test("is offered every day that is allowed, and the last one is not beyond it", () => {
    const { last } = lateDays("return", trip, "2026-05-06");
    expect(checkReturn(`${last}T10:00`, trip, rules, "2026-05-06T10:00")).toBeUndefined();
    const arrival = lateDays("arrival", trip, "2026-05-04");
    expect(checkArrival(`${arrival.last}T10:00`, trip, "2026-05-04T09:00")).toBeUndefined();
  });
});
