import type { LocalDate } from "../calendar.ts";
import type { Car } from "../cars/car.ts";
import { checkCoupon, type CouponFault } from "../coupons/check-coupon.ts";
import type { CountedCoupon } from "../coupons/counted-coupon.ts";
import type { Selection, Trip } from "../reservations/trip/trip.ts";
import type { PriceList } from "./price-list.ts";
import type { Quote } from "./quote-line.ts";
import { quote, type QuoteFault } from "./quote.ts";

/** The reason why a typed coupon does not count; `unknown` is a code that does not exist. */
export type CouponRefusal = CouponFault | "unknown";

export type Choice = {
  car: Car;
  trip: Trip;
  selection: Selection;
  dateOfBirth?: LocalDate;
  /** What was found under the code that the visitor typed; absent when none was typed. */
  coupon?: { found: CountedCoupon | undefined };
  /** The day of the booking in Sarajevo. */
  bookedOn: LocalDate;
};

export type PricedChoice =
  | { ok: true; quote: Quote; couponFault?: CouponRefusal }
  | { ok: false; reason: QuoteFault };

/** Prices a visitor's choice, with the coupon when it counts; without it, and with the reason, when it does not. */
export function priceSelection(choice: Choice, priceList: PriceList): PricedChoice {
  const { car, trip, selection, dateOfBirth, coupon } = choice;
  const request = { ...selection, trip, car, dateOfBirth };
  const plain = quote(request, priceList);
  if (!plain.ok || !coupon) return plain;
  const couponFault = faultOf(coupon.found, choice, plain.quote);
  if (couponFault || !coupon.found) return { ...plain, couponFault: couponFault ?? "unknown" };
  return quote({ ...request, coupon: coupon.found.coupon }, priceList);
}

function faultOf(
  found: CountedCoupon | undefined,
  { trip, car, bookedOn }: Choice,
  { rentalDays, totalCents }: Quote,
): CouponRefusal | undefined {
  if (!found) return "unknown";
  const { coupon, uses, usesByEmail } = found;
  const { category } = car;
  const use = { bookedOn, trip, category, rentalDays, totalCents, uses, usesByEmail };
  const checked = checkCoupon(coupon, use);
  return checked.ok ? undefined : checked.reason;
}
