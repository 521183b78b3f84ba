import type { LineOf, QuoteLine } from "../pricing/quote-line.ts";
import type { CountedCoupon } from "./counted-coupon.ts";

/**
 * A coupon as a reservation was booked with it, given the lines of its price: what it takes off is what they say, and it was given
 * out on that day, whatever has been edited since. Its limits of use and the trips that it is for are those of now.
 */
export function termsAsBooked(
  found: CountedCoupon,
  { lines }: { lines: readonly QuoteLine[] },
): CountedCoupon {
  const { bookFrom: _, bookTo: __, ...coupon } = found.coupon;
  const line = lines.find((one): one is LineOf<"coupon"> => one.code === "coupon");
  const { kind, value, appliesTo } = line?.reason ?? coupon;
  return { ...found, coupon: { ...coupon, kind, value, appliesTo, active: true } };
}

/** The same for the trip and the car that it was booked for: that it was for them is no question any more. */
export function termsForBookedTrip(booked: CountedCoupon): CountedCoupon {
  const { pickupFrom: _, pickupTo: __, ...coupon } = booked.coupon;
  return { ...booked, coupon: { ...coupon, minRentalDays: 0, categories: [], locationIds: [] } };
}
