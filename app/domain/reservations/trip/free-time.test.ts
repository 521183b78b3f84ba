import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

import { mayWeek, priceList, springCoupon } from "../../../../test/casts/small-agency.ts";
import type { QuoteLine } from "../../pricing/quote-line.ts";
import { quote } from "../../pricing/quote.ts";
import { freeTimeOf } from "./free-time.ts";

const linesOf = (more: Partial<Parameters<typeof quote>[0]> = {}): QuoteLine[] => {
  const priced = quote({ ...mayWeek, ...more }, priceList);
  if (!priced.ok) throw new Error(priced.reason);
  return priced.quote.lines;
};
const at = (pickupAt: string, hours: number, now: string, lines = linesOf()) =>
  freeTimeOf(
    { trip: { pickupAt }, createdAt: "2026-01-01T00:00", lines },
    { freeCancellationHours: hours, freeAfterBookingMinutes: 60 },
    now,
  );

describe("changes are free", () => {
  test.each([
    ["2026-05-04T10:00", 48, "2026-05-02T10:00"],
    ["2026-05-04T10:00", 0, "2026-05-04T10:00"],
    ["2026-05-01T00:30", 1, "2026-04-30T23:30"],
    // Over both clock changes the wall clock counts, not the hours that pass.
    ["2026-03-30T10:00", 48, "2026-03-28T10:00"],
    ["2026-10-26T10:00", 48, "2026-10-24T10:00"],
  ])("before %s with %i hours until %s", (pickupAt, hours, until) => {
    expect(at(pickupAt, hours, "2026-01-01T00:00").until).toBe(until);
  });

  test("up to that minute and not after it", () => {
    expect(at("2026-05-04T10:00", 48, "2026-05-02T10:00").isOver).toBe(false);
    expect(at("2026-05-04T10:00", 48, "2026-05-02T10:01").isOver).toBe(true);
    expect(at("2026-05-04T10:00", 0, "2026-05-04T10:00").isOver).toBe(false);
  });
});

describe("who books after the free time", () => {
  const late = (createdAt: string, now: string, minutes = 60) =>
    freeTimeOf(
      { trip: { pickupAt: "2026-05-04T10:00" }, createdAt, lines: linesOf() },
      { freeCancellationHours: 48, freeAfterBookingMinutes: minutes },
      now,
    );

  test("has an hour from the booking on, and not a minute more", () => {
    const booked = "2026-05-03T21:17";
    expect(late(booked, booked)).toMatchObject({
      until: "2026-05-03T22:17",
      isOver: false,
      isBookedLate: true,
    });
    expect(late(booked, "2026-05-03T22:17").isOver).toBe(false);
    expect(late(booked, "2026-05-03T22:18").isOver).toBe(true);
  });

  test("has it until the pick-up at most", () => {
    expect(late("2026-05-04T09:30", "2026-05-04T09:31").until).toBe("2026-05-04T10:00");
  });

  test("in the last hour before the deadline has the hour too, and did not book late", () => {
    expect(late("2026-05-02T09:30", "2026-05-02T10:20")).toMatchObject({
      until: "2026-05-02T10:30",
      isOver: false,
      isBookedLate: false,
    });
  });

  test("has nothing when the agency gives nothing", () => {
    const booked = "2026-05-03T21:17";
    expect(late(booked, booked, 0)).toMatchObject({ isOver: true, isBookedLate: true });
  });

  test("counts the hour in real time where the clock repeats one", () => {
    const autumn = freeTimeOf(
      { trip: { pickupAt: "2026-10-25T12:00" }, createdAt: "2026-10-25T01:30", lines: linesOf() },
      { freeCancellationHours: 48, freeAfterBookingMinutes: 120 },
      "2026-10-25T01:30",
    );
    expect(autumn.until).toBe("2026-10-25T02:30");
  });
});

describe("the fee afterwards is one rental day of the car", () => {
  const fee = (lines: QuoteLine[]) => at("2026-05-04T10:00", 48, "2026-05-04T09:00", lines);

  test("with its length discount, rounded half up", () => {
    // Seven days at 16.65 less 10 % are 104.89, a day of it 14.98.
    expect(fee(linesOf()).lateFeeCents).toBe(1498);
    const halves = linesOf().map((line) =>
      line.code === "car" ? { ...line, amountCents: 11_659 } : line,
    );
    expect(fee(halves.filter(({ code }) => code !== "length-discount")).lateFeeCents).toBe(1666);
  });

  test("whatever else was booked", () => {
    const dear = linesOf({
      planCode: "premium",
      extras: { gps: 1, roof_box: 1 },
      countries: ["HR"],
    });
    expect(fee(dear).lateFeeCents).toBe(1498);
  });

  test("as it is without the coupon, but never more than the whole reservation", () => {
    expect(fee(linesOf({ coupon: springCoupon })).lateFeeCents).toBe(1498);
    const gift = { ...springCoupon, value: 100 };
    expect(fee(linesOf({ coupon: gift })).lateFeeCents).toBe(0);
    const nearly = { ...springCoupon, kind: "fixed", value: 10_000 } as const;
    expect(fee(linesOf({ coupon: nearly })).lateFeeCents).toBe(489);
  });

  test("nothing when there is no car to pay for", () => {
    expect(fee([]).lateFeeCents).toBe(0);
  });

  test("never dearer than the dearest day, never negative", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 60 }),
        fc.integer({ min: 0, max: 100 }),
        (days, value) => {
          const dropoffAt = `2026-0${5 + Math.floor((3 + days) / 28)}-${String(1 + ((3 + days) % 28)).padStart(2, "0")}T10:00`;
          const trip = { ...mayWeek.trip, dropoffAt };
          const { lateFeeCents } = fee(linesOf({ trip, coupon: { ...springCoupon, value } }));
          expect(lateFeeCents).toBeGreaterThanOrEqual(0);
          expect(lateFeeCents).toBeLessThanOrEqual(2500);
        },
      ),
    );
  });
});
