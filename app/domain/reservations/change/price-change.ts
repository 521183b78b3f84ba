import { dateOf } from "../../calendar.ts";
import type { CountedCoupon } from "../../coupons/counted-coupon.ts";
import type { Coupon } from "../../coupons/coupon.ts";
import { termsAsBooked, termsForBookedTrip } from "../../coupons/terms-as-booked.ts";
import { withArrivalFee } from "../../pricing/lines/arrival-fee.ts";
import { withManualLines } from "../../pricing/lines/manual-lines.ts";
import { totalOf } from "../../pricing/lines/total-of.ts";
import { priceSelection, type CouponRefusal } from "../../pricing/price-selection.ts";
import type { Quote } from "../../pricing/quote-line.ts";
import type { QuoteFault } from "../../pricing/quote.ts";
import type { HeldReservation } from "../held-reservation.ts";
import type { Reservation } from "../reservation.ts";
import { isSamePickup, isSameTrip } from "../trip/same-choice.ts";
import type { Trip } from "../trip/trip.ts";
import type { CheckedChange } from "./check-change.ts";

/** The coupon that the reservation was booked with, if any; its code may be of one that is gone. */
export type KeptCoupon = { found: CountedCoupon | undefined } | undefined;

export type PricedChange =
  | { ok: true; quote: Quote; couponFault?: CouponRefusal }
  | { ok: false; reason: QuoteFault };

/**
 * Prices what a reservation is to be by the price list of today. Its coupon is judged as on the day of the booking, since it
 * has been used: only whether it is for such a trip is asked again, where that is another one. A fee for a late arrival stays
 * while the pick-up stays; what the staff agreed on by hand always does.
 */
export function priceChange(
  { view, dateOfBirth, lateArrival }: HeldReservation,
  { car, selection, priceList }: Pick<CheckedChange, "car" | "selection" | "priceList">,
  { trip, coupon }: { trip: Trip; coupon: KeptCoupon },
): PricedChange {
  const isBookedTrip = isSameTrip(trip, view.trip) && car.id === view.car.id;
  const found = coupon?.found && isBookedTrip ? termsForBookedTrip(coupon.found) : coupon?.found;
  const bookedOn = dateOf(view.createdAt);
  const choice = { car, trip, selection, dateOfBirth, coupon: coupon && { found }, bookedOn };
  const priced = priceSelection(choice, priceList);
  if (!priced.ok) return priced;
  const { quote } = priced;
  const isAwaited = lateArrival && isSamePickup(trip, view.trip);
  const ruled = isAwaited
    ? withArrivalFee(quote.lines, trip, lateArrival.expectedAt, priceList)
    : quote.lines;
  const lines = withManualLines(ruled, view.lines);
  return { ...priced, quote: { ...quote, lines, ...totalOf(lines) } };
}

/** The coupon of a booking as a change of it sees it: its use is counted, so its limits of use do not stand in its own way. */
export function couponAsBooked(
  found: CountedCoupon | undefined,
  view: Pick<Reservation, "lines">,
): CountedCoupon | undefined {
  if (!found) return undefined;
  const booked = termsAsBooked(found, view);
  const { maxUses: _, maxUsesPerEmail: __, ...coupon }: Coupon = booked.coupon;
  return { ...booked, coupon };
}
