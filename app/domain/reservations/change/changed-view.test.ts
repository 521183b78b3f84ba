import { expect, test } from "vitest";
import { agreed, wholeClio } from "../../../../test/casts/agreed-cast.ts";
import { priceList, springCoupon } from "../../../../test/casts/small-agency.ts";
import { quote } from "../../pricing/quote.ts";
import { selectionOf } from "../reservation.ts";
import { changedContact, changedView, pricedAnew } from "./changed-view.ts";

const before = agreed({ coupon: springCoupon });
const contact = { phone: "+38762987654", phoneCountry: "BA", flightNumber: undefined };
const change = {
  selection: {
    ...selectionOf(before),
    carId: wholeClio.id,
    planCode: "premium",
  },
  car: wholeClio,
  contact,
  priceList,
  isPriced: true,
  needsSeat: true,
  trip: {
    ...before.trip,
    dropoffAt: "2026-05-12T10:00",
  },
};
const quoted = (coupon?: typeof springCoupon) => {
  const request = { ...change.selection, trip: change.trip, car: change.car, coupon };
  const priced = quote(request, priceList);
  if (!priced.ok) throw new Error(priced.reason);
  return priced.quote;
};

test("a change without a price keeps the price and the coupon, and counts one on", () => {
  const after = changedView(before, change, undefined);
  const { totalCents, lines, couponCode } = before;
  expect(after).toMatchObject({ totalCents, lines, couponCode, sequence: 1, car: wholeClio });
  expect(after).toMatchObject({ trip: change.trip, planCode: "premium" });
  expect(after.customer).toEqual({
    ...before.customer,
    phone: contact.phone,
    flightNumber: undefined,
  });
});

test("a change with a price has the new one, and the coupon only where it counts", () => {
  const withCoupon = quoted(springCoupon);
  expect(changedView(before, change, withCoupon)).toMatchObject({
    totalCents: withCoupon.totalCents,
    rentalDays: 8,
    couponCode: "SPRING10",
  });
  expect(changedView(before, change, quoted()).couponCode).toBeUndefined();
  expect(pricedAnew(before, quoted())).toMatchObject({ sequence: 0, trip: before.trip });
});

test("which ways to reach the customer changed is told without what they are", () => {
  const after = changedView(before, change, undefined);
  expect(changedContact(before, after)).toEqual(["phone", "flightNumber"]);
  expect(changedContact(before, before)).toEqual([]);
});
