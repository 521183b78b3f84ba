import { describe, expect, test } from "vitest";
import { agreed, held, wholeClio, wholePolo } from "../../../../test/casts/agreed-cast.ts";
import { mayWeek, office, priceList, springCoupon } from "../../../../test/casts/small-agency.ts";
import type { Coupon } from "../../coupons/coupon.ts";
import { manualLine } from "../../pricing/lines/manual-lines.ts";
import { totalOf } from "../../pricing/lines/total-of.ts";
import { selectionOf } from "../reservation.ts";
import { couponAsBooked, priceChange } from "./price-change.ts";

const kept = held(agreed({ coupon: springCoupon }));
const { view } = kept;
const wish = { car: wholePolo, selection: selectionOf(view), priceList };
const longer = { ...view.trip, dropoffAt: "2026-05-12T10:00" };
const counted = (coupon: Coupon) => ({ coupon, uses: 1, usesByEmail: 1 });

describe("the coupon of the booking", () => {
  test("counts, though it is used up, ended and cheaper by now", () => {
    const today = { ...springCoupon, value: 5, active: false, maxUses: 1, maxUsesPerEmail: 1 };
    const found = couponAsBooked(counted(today), view);
    const priced = priceChange(kept, wish, { trip: longer, coupon: { found } });
    if (!priced.ok) throw new Error(priced.reason);
    const line = priced.quote.lines.find(({ code }) => code === "coupon");
    expect(line).toMatchObject({ reason: { value: 10 } });
    expect(priced.couponFault).toBeUndefined();
  });

  test("is dropped for a trip that it is not for, and never for the trip that was booked", () => {
    const found = couponAsBooked(counted({ ...springCoupon, minRentalDays: 30 }), view);
    const other = priceChange(kept, wish, { trip: longer, coupon: { found } });
    expect(other).toMatchObject({ ok: true, couponFault: "too-short" });
    const same = priceChange(kept, wish, { trip: view.trip, coupon: { found } });
    expect(same).toMatchObject({ ok: true });
    expect(same).not.toHaveProperty("couponFault");
    const otherCar = { ...wish, car: wholeClio };
    const swapped = priceChange(kept, otherCar, { trip: view.trip, coupon: { found } });
    expect(swapped).toMatchObject({ ok: true, couponFault: "too-short" });
  });

  test("that is gone does not count, and says so", () => {
    const priced = priceChange(kept, wish, { trip: longer, coupon: { found: undefined } });
    expect(priced).toMatchObject({ ok: true, couponFault: "unknown" });
  });
});

test("what the staff agreed on by hand stays, and is in the total", () => {
  const gift = manualLine("gift", {
    label: { en: "Gift", bs: "Poklon" },
    amountCents: -1000,
  });
  const lines = [...view.lines, gift];
  const withGift = held({ ...view, lines, ...totalOf(lines) });
  const plain = priceChange(kept, wish, { trip: longer, coupon: undefined });
  const priced = priceChange(withGift, wish, { trip: longer, coupon: undefined });
  if (!priced.ok || !plain.ok) throw new Error("no price");
  expect(priced.quote.totalCents).toBe(plain.quote.totalCents - 1000);
});

test("the fee of a late arrival stays while the pick-up stays", () => {
  const atOffice = { ...mayWeek.trip, pickupLocationId: office.id, dropoffLocationId: office.id };
  const late = held(agreed({ trip: atOffice }), {
    lateArrival: {
      pickupAt: atOffice.pickupAt,
      pickupLocationId: office.id,
      expectedAt: "2026-05-04T23:00",
      feeCents: 2e3,
      differenceCents: 2e3,
    },
  });
  const feesOn = (trip: typeof atOffice) => {
    const priced = priceChange(late, wish, { trip, coupon: undefined });
    if (!priced.ok) throw new Error(priced.reason);
    return priced.quote.lines.filter(({ code }) => code === "out-of-hours").length;
  };
  expect(feesOn({ ...atOffice, dropoffAt: "2026-05-12T10:00" })).toBe(1);
  expect(feesOn({ ...atOffice, pickupAt: "2026-05-05T10:00" })).toBe(0);
});

test("what has no price any more is said", () => {
  const gone = { ...wish, selection: { ...wish.selection, planCode: "gold" } };
  const priced = priceChange(kept, gone, { trip: longer, coupon: undefined });
  expect(priced).toEqual({ ok: false, reason: "unknown-plan" });
});
