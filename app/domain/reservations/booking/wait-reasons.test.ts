import { assert as holds, integer, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { usualRules } from "../../settings/usual-rules.ts";
import { toldReason, waitReasons, waitReasonsOf, type InstantRules } from "./wait-reasons.ts";

const rules: InstantRules = { autoConfirm: true, ...usualRules };
const week = { rentalDays: 7, totalCents: 28_000 };
const nobody = { reservations: 0, rentalDays: 0 };

describe("as the house begins", () => {
  test("a week is confirmed at once, and so is a month", () => {
    expect(waitReasonsOf(week, rules, { open: nobody })).toEqual([]);
    const month = { rentalDays: 30, totalCents: 200_000 };
    expect(waitReasonsOf(month, rules, { open: nobody })).toEqual([]);
  });

  test("a family has two cars for a month, and one for the way back", () => {
    const month = { rentalDays: 28, totalCents: 200_000 };
    expect(waitReasonsOf(month, rules, { open: { reservations: 1, rentalDays: 28 } })).toEqual([]);
    const wayBack = { rentalDays: 3, totalCents: 12_000 };
    const both = { reservations: 2, rentalDays: 56 };
    expect(waitReasonsOf(wayBack, rules, { open: both })).toEqual([]);
  });

  test("ten bookings of 89 days: none is confirmed at once", () => {
    const long = { rentalDays: 89, totalCents: 260_000 };
    for (let before = 0; before < 10; before += 1) {
      const open = { reservations: before, rentalDays: 89 * before };
      expect(waitReasonsOf(long, rules, { open })).toContain("days");
    }
  });

  test("a fourth open reservation waits, and what is dearer than the measure", () => {
    const open = { reservations: 3, rentalDays: 12 };
    expect(waitReasonsOf(week, rules, { open })).toEqual(["reservations"]);
    expect(waitReasonsOf({ rentalDays: 7, totalCents: 300_001 }, rules, { open: nobody })).toEqual([
      "value",
    ]);
  });
});

test.each([
  ["days", { rentalDays: 31, totalCents: 0 }, nobody],
  ["value", { rentalDays: 1, totalCents: 300_001 }, nobody],
  ["reservations", { rentalDays: 1, totalCents: 0 }, { reservations: 3, rentalDays: 3 }],
  ["person-days", { rentalDays: 1, totalCents: 0 }, { reservations: 1, rentalDays: 75 }],
] as const)("%s waits from one over its limit on", (reason, asked, open) => {
  expect(waitReasonsOf(asked, rules, { open })).toEqual([reason]);
  const wider = {
    ...rules,
    instantDays: rules.instantDays + 1,
    instantValueCents: rules.instantValueCents + 1,
    instantReservations: rules.instantReservations + 1,
    instantPersonDays: rules.instantPersonDays + 1,
  };
  expect(waitReasonsOf(asked, wider, { open })).toEqual([]);
});

test("where the staff confirm everything, that is the one reason, for them too", () => {
  const byHand = { ...rules, autoConfirm: false };
  const asked = { rentalDays: 89, totalCents: 900_000 };
  expect(waitReasonsOf(asked, byHand, { open: nobody })).toEqual(["every"]);
  expect(waitReasonsOf(week, byHand, { isByStaff: true })).toEqual(["every"]);
});

test("the staff know whom they book for, and nobody is counted who has not said who they are", () => {
  const open = { reservations: 50, rentalDays: 900 };
  const asked = { rentalDays: 89, totalCents: 900_000 };
  expect(waitReasonsOf(asked, rules, { open, isByStaff: true })).toEqual([]);
  expect(waitReasonsOf(asked, rules)).toEqual(["days", "value"]);
  expect(
    waitReasonsOf({ rentalDays: 30, totalCents: 1 }, { ...rules, instantPersonDays: 1 }),
  ).toEqual([]);
});

test("more of anything never confirms what waited", () => {
  const whole = integer({ min: 0, max: 1000 });
  holds(
    property(whole, whole, whole, whole, whole, (rentalDays, euros, reservations, days, more) => {
      const asked = { rentalDays, totalCents: euros * 100 };
      const open = { reservations, rentalDays: days };
      const before = waitReasonsOf(asked, rules, { open });
      const after = waitReasonsOf(
        { rentalDays: rentalDays + more, totalCents: asked.totalCents + more },
        rules,
        { open: { reservations: reservations + more, rentalDays: days + more } },
      );
      expect(after).toEqual(expect.arrayContaining(before));
    }),
  );
});

test("customers are not told that somebody has other reservations", () => {
  expect(waitReasons.map((reason) => toldReason([reason]))).toEqual([
    "other",
    "days",
    "value",
    "other",
    "other",
  ]);
  expect(toldReason(["value", "reservations"])).toBe("value");
  expect(toldReason([])).toBe("other");
});
