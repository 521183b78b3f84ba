import type { LineOf, QuoteLine } from "../../domain/pricing/quote-line.ts";
import type { CouponState } from "./find-coupon.ts";

/**
 * A coupon as a reservation was booked with it, given the lines of its price: what it takes off is what they say, and it was given
 * out on that day, whatever has been edited since. Its limits of use and the trips that it is for are those of now.
 */
export function termsAsBooked(
  found: CouponState,
  { lines }: { lines: readonly QuoteLine[] },
): CouponState {
  const { bookFrom: _, bookTo: __, ...coupon } = found.coupon;
  const line = lines.find((one): one is LineOf<"coupon"> => one.code === "coupon");
  const { kind, value, appliesTo } = line?.reason ?? coupon;
  return { ...found, coupon: { ...coupon, kind, value, appliesTo, active: true } };
}

/** The same for the trip and the car that it was booked for: that it was for them is no question any more. */
export function termsForBookedTrip(booked: CouponState): CouponState {
  const { pickupFrom: _, pickupTo: __, ...coupon } = booked.coupon;
  return { ...booked, coupon: { ...coupon, minRentalDays: 0, categories: [], locationIds: [] } };
}
