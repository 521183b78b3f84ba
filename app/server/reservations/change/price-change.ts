import type { Pool, PoolClient } from "pg";
import { dateOf } from "../../../domain/calendar.ts";
import type { Coupon } from "../../../domain/coupons/coupon.ts";
import { withArrivalFee } from "../../../domain/pricing/lines/arrival-fee.ts";
import { withManualLines } from "../../../domain/pricing/lines/manual-lines.ts";
import type { Quote } from "../../../domain/pricing/quote-line.ts";
import type { QuoteFault } from "../../../domain/pricing/quote.ts";
import { totalOf } from "../../../domain/pricing/lines/total-of.ts";
import { isSamePickup, isSameTrip } from "../../../domain/reservations/trip/same-choice.ts";
import type { Trip } from "../../../domain/reservations/trip/trip.ts";
import { couponHolder } from "../../coupons/coupon-holder.ts";
import { findCoupon, lockCoupon, type CouponState } from "../../coupons/find-coupon.ts";
import { termsAsBooked, termsForBookedTrip } from "../../coupons/terms-as-booked.ts";
import { priceSelection, type CouponRefusal } from "../../pricing/price-selection.ts";
import type { CheckedChange } from "./check-change.ts";
import type { HeldReservation } from "../../../domain/reservations/held-reservation.ts";

/** The coupon that the reservation was booked with, if any; its code may be of one that is gone. */
export type KeptCoupon = { found: CouponState | undefined } | undefined;

export type PricedChange =
  | { ok: true; quote: Quote; couponFault?: CouponRefusal }
  | { ok: false; reason: QuoteFault };

/** The coupon of a reservation. */
export async function findKeptCoupon(pool: Pool, { view }: HeldReservation): Promise<KeptCoupon> {
  return view.couponCode === undefined
    ? undefined
    : { found: asBooked(await findCoupon(pool, view.couponCode), view) };
}

/** The same, kept from every booking with this coupon until the transaction ends. */
export async function lockKeptCoupon(
  client: PoolClient,
  { view }: HeldReservation,
): Promise<KeptCoupon> {
  if (view.couponCode === undefined) return undefined;
  return {
    found: asBooked(await lockCoupon(client, view.couponCode, couponHolder(view.customer)), view),
  };
}

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

/** Its use is counted, so its limits of use do not stand in its way either. */
function asBooked(
  found: CouponState | undefined,
  view: HeldReservation["view"],
): CouponState | undefined {
  if (!found) return undefined;
  const booked = termsAsBooked(found, view);
  const { maxUses: _, maxUsesPerEmail: __, ...coupon }: Coupon = booked.coupon;
  return { ...booked, coupon };
}
