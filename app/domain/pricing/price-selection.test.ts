import { describe, expect, test } from "vitest";
import { agreed, wholeClio, wholePolo } from "../../../test/casts/agreed-cast.ts";
import { priceList, springCoupon } from "../../../test/casts/small-agency.ts";
import { selectionOf } from "../reservations/reservation.ts";
import { basicQuote } from "./basic-quote.ts";
import { priceSelection } from "./price-selection.ts";

const { trip, ...view } = agreed();
const choice = {
  car: wholePolo,
  trip,
  selection: selectionOf({ ...view }),
  bookedOn: "2026-04-20",
};
const found = (more: object = {}, uses = 0) => ({
  found: { coupon: { ...springCoupon, ...more }, uses, usesByEmail: 0 },
});

describe("what a visitor chose", () => {
  const plain = priceSelection(choice, priceList);

  test("costs what it costs without a coupon, when none was typed", () => {
    expect(plain).toMatchObject({ ok: true, quote: { totalCents: view.totalCents } });
    expect(plain).not.toHaveProperty("couponFault");
  });

  test("costs less with a coupon that counts", () => {
    const priced = priceSelection({ ...choice, coupon: found() }, priceList);
    const total = agreed({ coupon: springCoupon }).totalCents;
    expect(priced).toMatchObject({ ok: true, quote: { totalCents: total } });
  });

  test.each([
    [{ found: undefined }, "unknown"],
    [found({ active: false }), "inactive"],
    [found({ maxUses: 2 }, 2), "used-up"],
    [found({ categories: ["suv"] }), "wrong-category"],
    [found({ bookTo: "2026-04-19" }), "expired"],
  ])("costs the same with one that does not, and says why (%#)", (coupon, couponFault) => {
    const priced = priceSelection({ ...choice, coupon }, priceList);
    expect(priced).toMatchObject({ ok: true, couponFault, quote: { totalCents: view.totalCents } });
  });

  test("has no price when something in it has none", () => {
    const selection = { ...choice.selection, planCode: "gold" };
    const priced = priceSelection({ ...choice, selection, coupon: found() }, priceList);
    expect(priced).toEqual({ ok: false, reason: "unknown-plan" });
  });
});

test("before anything is chosen a car costs what it does with the first plan", () => {
  expect(basicQuote(wholePolo, trip, priceList)?.totalCents).toBe(view.totalCents);
  expect(basicQuote(wholeClio, trip, { ...priceList, plans: [] })).toBeUndefined();
});
