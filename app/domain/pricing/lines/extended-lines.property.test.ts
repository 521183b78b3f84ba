import * as fc from "fast-check";
import { expect, test } from "vitest";

import { addDays, joinDateTime } from "../../calendar.ts";
import {
  clio,
  mayWeek,
  polo,
  priceList,
  springCoupon,
} from "../../../../test/casts/small-agency.ts";
import { extendedLines } from "./extended-lines.ts";
import type { PriceList } from "../price-list.ts";
import type { QuoteLine } from "../quote-line.ts";
import { quote } from "../quote.ts";
import { totalOf } from "./total-of.ts";

const cases = fc.record({
  from: fc.integer({ min: 0, max: 120 }).map((days) => addDays("2026-05-01", days)),
  days: fc.integer({ min: 3, max: 20 }),
  more: fc.integer({ min: 1, max: 10 }),
  car: fc.constantFrom(polo, clio),
  planCode: fc.constantFrom("basic", "premium"),
  extras: fc.record({
    gps: fc.integer({ min: 0, max: 2 }),
    roof_box: fc.integer({ min: 0, max: 1 }),
  }),
  countries: fc.subarray(["AL", "HR", "ME"]),
  young: fc.boolean(),
  coupon: fc.boolean(),
  /** Hundredths by which prices have moved since. */
  moved: fc.constantFrom(-40, -10, 0, 0, 15, 60),
});

function movedBy(percent: number): PriceList {
  const move = (cents: number) => Math.round((cents * (100 + percent)) / 100);
  return {
    ...priceList,
    rates: priceList.rates.map((rate) => ({
      ...rate,
      perDayCents: move(rate.perDayCents),
      ...(rate.weekendPerDayCents ? { weekendPerDayCents: move(rate.weekendPerDayCents) } : {}),
    })),
    extras: priceList.extras.map((extra) => ({ ...extra, priceCents: move(extra.priceCents) })),
  };
}

test("an extension is never cheaper, is the longer quote while prices stand, and keeps every agreed day", () => {
  fc.assert(
    fc.property(cases, ({ from, days, more, young, coupon, moved, ...choice }) => {
      const request = (length: number) => ({
        ...mayWeek,
        ...choice,
        dateOfBirth: young ? "2005-01-01" : undefined,
        trip: {
          ...mayWeek.trip,
          pickupAt: joinDateTime(from, "10:00"),
          dropoffAt: joinDateTime(addDays(from, length), "10:00"),
        },
      });
      const linesOf = (length: number, list: PriceList, withCoupon = false): QuoteLine[] => {
        const used = withCoupon ? { coupon: springCoupon } : {};
        const priced = quote({ ...request(length), ...used }, list);
        if (!priced.ok) throw new Error(priced.reason);
        return priced.quote.lines;
      };
      const today = movedBy(moved);
      const kept = linesOf(days, priceList, coupon);
      const extended = extendedLines(kept, linesOf(days, today), linesOf(days + more, today));
      const total = (lines: readonly QuoteLine[]) => totalOf(lines).totalCents;
      expect(total(extended)).toBeGreaterThanOrEqual(total(kept));
      if (extended === kept) return;
      const requoted = moved === 0 ? linesOf(days + more, priceList, coupon) : extended;
      expect(extended).toEqual(requoted);
      const carOf = (lines: readonly QuoteLine[]) => lines.find((line) => line.code === "car");
      const [before, after] = [carOf(kept), carOf(extended)];
      const runs = after?.code === "car" ? after.reason.runs : [];
      expect(after?.quantity).toBe(days + more);
      expect(runs.reduce((sum, run) => sum + run.days * run.perDayCents, 0)).toBe(
        after?.amountCents,
      );
      const added =
        (carOf(linesOf(days + more, today))?.amountCents ?? 0) -
        (carOf(linesOf(days, today))?.amountCents ?? 0);
      expect(after?.amountCents).toBe((before?.amountCents ?? 0) + added);
      expect(new Set(extended.map(({ code, subject }) => `${code} ${subject}`)).size).toBe(
        extended.length,
      );
    }),
    { numRuns: 500 },
  );
});
