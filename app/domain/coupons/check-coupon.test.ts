import { describe, expect, test } from "vitest";

import { springCoupon } from "../../../test/casts/small-agency.ts";
import type { CouponUse } from "./check-coupon.ts";
import { checkCoupon, normaliseCouponCode } from "./check-coupon.ts";
import type { Coupon } from "./coupon.ts";

const use: CouponUse = {
  bookedOn: "2026-04-30",
  trip: { pickupAt: "2026-05-04T10:00", pickupLocationId: "office" },
  category: "economy",
  rentalDays: 7,
  totalCents: 10_000,
  uses: 5,
  usesByEmail: 1,
};

function reason(coupon: Partial<Coupon>) {
  const result = checkCoupon({ ...springCoupon, ...coupon }, use);
  return result.ok ? undefined : result.reason;
}

test("a coupon without limits is good for every booking", () => {
  expect(checkCoupon(springCoupon, use)).toEqual({ ok: true });
});

describe("a limit holds on its edge and fails past it", () => {
  test.each<[Partial<Coupon>, Partial<Coupon>, string]>([
    [{ active: true }, { active: false }, "inactive"],
    [{ bookFrom: "2026-04-30" }, { bookFrom: "2026-05-01" }, "not-yet"],
    [{ bookTo: "2026-04-30" }, { bookTo: "2026-04-29" }, "expired"],
    [{ pickupFrom: "2026-05-04" }, { pickupFrom: "2026-05-05" }, "pickup-outside"],
    [{ pickupTo: "2026-05-04" }, { pickupTo: "2026-05-03" }, "pickup-outside"],
    [{ minRentalDays: 7 }, { minRentalDays: 8 }, "too-short"],
    [{ minTotalCents: 10_000 }, { minTotalCents: 10_001 }, "total-too-low"],
    [{ categories: ["suv", "economy"] }, { categories: ["suv"] }, "wrong-category"],
    [{ locationIds: ["office"] }, { locationIds: ["airport-tuzla"] }, "wrong-location"],
    [{ maxUses: 6 }, { maxUses: 5 }, "used-up"],
    [{ maxUsesPerEmail: 2 }, { maxUsesPerEmail: 1 }, "used-by-you"],
  ])("%j but not %j: %s", (holds, fails, expected) => {
    expect(reason(holds)).toBeUndefined();
    expect(reason(fails)).toBe(expected);
  });

  test("an empty list binds nobody", () => {
    expect(reason({ categories: [], locationIds: [] })).toBeUndefined();
  });

  test("a coupon of no uses is used up", () => {
    expect(reason({ maxUses: 0 })).toBe("used-up");
    expect(reason({ maxUsesPerEmail: 0 })).toBe("used-by-you");
  });
});

test("the first reason is told", () => {
  expect(reason({ active: false, bookTo: "2020-01-01", maxUses: 0 })).toBe("inactive");
  expect(reason({ minRentalDays: 8, minTotalCents: 99_999, maxUses: 0 })).toBe("too-short");
});

test.each([
  [" spring10 ", "SPRING10"],
  ["Spring 10", "SPRING10"],
  ["\u202espring\u000010\n", "SPRING10"],
  ["   ", ""],
])("the code %j is %j", (typed, code) => {
  expect(normaliseCouponCode(typed)).toBe(code);
});
