import { assert as holds, boolean, integer, property } from "fast-check";
import { describe, expect, test } from "vitest";
import { usualRules } from "../../settings/usual-rules.ts";
import { waitReasonsOf, type InstantRules } from "../booking/wait-reasons.ts";
import { isToWait, standingAfter } from "./change-waits.ts";

const rules: InstantRules = { autoConfirm: true, ...usualRules };
const nobody = { reservations: 0, rentalDays: 0 };
const customer = { rules, open: nobody };
const member = { rules, open: undefined };
const week = { status: "confirmed", rentalDays: 7, totalCents: 28_000 } as const;
const priced = (rentalDays: number, totalCents: number) => ({
  rentalDays,
  totalCents,
  isPriced: true,
});
const stays = { status: "confirmed", waits: [] };

describe("a confirmed reservation", () => {
  test("stays confirmed up to the measure, and waits from one over it on", () => {
    expect(standingAfter(week, priced(30, 300_000), customer)).toEqual(stays);
    expect(standingAfter(week, priced(31, 28_000), customer)).toEqual({
      status: "pending",
      waits: ["days"],
    });
    expect(standingAfter(week, priced(7, 300_001), customer)).toEqual({
      status: "pending",
      waits: ["value"],
    });
  });

  test("that a member confirmed beyond the measure keeps their word while it does not grow", () => {
    const long = { status: "confirmed", rentalDays: 60, totalCents: 400_000 } as const;
    expect(standingAfter(long, priced(60, 400_000), customer)).toEqual(stays);
    expect(standingAfter(long, priced(45, 350_000), customer)).toEqual(stays);
    expect(standingAfter(long, priced(60, 400_001), customer).waits).toEqual(["value"]);
    expect(standingAfter(long, priced(61, 390_000), customer).waits).toEqual(["days"]);
  });

  test("counts the days of what the same person has besides, and not how many reservations", () => {
    const family = { reservations: 1, rentalDays: 28 };
    const month = { status: "confirmed", rentalDays: 28, totalCents: 120_000 } as const;
    expect(standingAfter(month, priced(29, 124_000), { rules, open: family })).toEqual(stays);
    const many = { reservations: 9, rentalDays: 68 };
    expect(standingAfter(week, priced(7, 30_000), { rules, open: many })).toEqual(stays);
    expect(standingAfter(week, priced(8, 32_000), { rules, open: many })).toEqual({
      status: "pending",
      waits: ["person-days"],
    });
  });

  test("where the staff confirm everything, waits for what has a price and for nothing else", () => {
    const byHand = { rules: { ...rules, autoConfirm: false }, open: nobody };
    expect(standingAfter(week, priced(6, 24_000), byHand)).toEqual({
      status: "pending",
      waits: ["every"],
    });
    expect(standingAfter(week, { ...week, isPriced: false }, byHand)).toEqual(stays);
  });
});

test("what waits goes on waiting, with the reasons of today", () => {
  const long = { status: "pending", waits: ["days"], rentalDays: 40, totalCents: 90_000 } as const;
  expect(standingAfter(long, priced(40, 300_001), customer)).toEqual({
    status: "pending",
    waits: ["days", "value"],
  });
  expect(standingAfter(long, priced(10, 30_000), customer)).toEqual({
    status: "pending",
    waits: [],
  });
  const many = { rules, open: { reservations: 3, rentalDays: 3 } };
  expect(standingAfter(long, priced(10, 30_000), many).waits).toEqual(["reservations"]);
  const phone = { ...long, isPriced: false };
  expect(standingAfter(long, phone, many)).toEqual({ status: "pending", waits: ["days"] });
});

test("a member's change is their word, and confirms nothing that waits", () => {
  expect(standingAfter(week, priced(300, 900_000), member)).toEqual(stays);
  const long = { ...week, status: "pending", waits: ["days"] } as const;
  expect(standingAfter(long, priced(3, 9_000), member)).toEqual({
    status: "pending",
    waits: ["days"],
  });
});

test("only what was confirmed and is so no more has to be told before", () => {
  expect(isToWait(week, { status: "pending", waits: ["days"] })).toBe(true);
  expect(isToWait(week, stays as { status: "confirmed"; waits: [] })).toBe(false);
  expect(isToWait({ status: "pending" }, { status: "pending", waits: [] })).toBe(false);
});

test("a change makes nothing wait that would be confirmed as a booking, and nothing that only shrinks", () => {
  const whole = integer({ min: 1, max: 400 });
  holds(
    property(
      whole,
      whole,
      whole,
      whole,
      whole,
      boolean(),
      (days, euros, to, cost, open, isAuto) => {
        const before = { status: "confirmed", rentalDays: days, totalCents: euros * 1000 } as const;
        const after = priced(to, cost * 1000);
        const measure = {
          rules: { ...rules, autoConfirm: isAuto },
          open: { reservations: open % 5, rentalDays: open },
        };
        const { status, waits } = standingAfter(before, after, measure);
        expect(status).toBe(waits.length > 0 ? "pending" : "confirmed");
        const asBooking = waitReasonsOf(after, measure.rules, { open: measure.open });
        expect(asBooking).toEqual(expect.arrayContaining([...waits]));
        const onlyShrinks = isAuto && to <= days && cost <= euros;
        expect(onlyShrinks && waits.length > 0).toBe(false);
      },
    ),
  );
});
