/** Taking a cancelled or missed reservation up again: at which price, and as what. */
import type { Catalogue } from "../../catalogue/catalogue.ts";
import type { CountedCoupon } from "../../coupons/counted-coupon.ts";
import { termsAsBooked } from "../../coupons/terms-as-booked.ts";
import { countedExtras, type ShortExtra } from "../../extras/short-extra.ts";
import type { Extra } from "../../pricing/price-list.ts";
import type { CouponRefusal } from "../../pricing/price-selection.ts";
import type { Quote } from "../../pricing/quote-line.ts";
import type { QuoteFault } from "../../pricing/quote.ts";
import type { HeldReservation } from "../held-reservation.ts";
import { selectionOf, type Reservation } from "../reservation.ts";
import { statusAfter } from "../states/actions.ts";
import { pricedAnew } from "./changed-view.ts";
import { offeredTo } from "./offered-to.ts";
import { priceChange } from "./price-change.ts";

/** What it would be to take a cancelled or missed reservation up again. */
export type Reinstatement = {
  ok: true;
  before: Reservation;
  /** The price of today; absent when it has none any more, and why. */
  quote?: Quote;
  quoteFault?: QuoteFault;
  /** Why the coupon of the booking cannot be counted again. */
  couponFault?: CouponRefusal;
  /** The price that was agreed on can stay: everything in it can still be given. */
  canKeepPrice: boolean;
  /** True when a vehicle of its car is free. */
  free: boolean;
  missingExtra?: ShortExtra;
};

export type ReinstateRefusal = { ok: false; reason: "not-found" | "closed" };

/** Today's price of what was booked. The coupon is asked again how often it may be used, and judged as on the day of the booking. */
export function priceAgain(
  kept: HeldReservation,
  catalogue: Catalogue,
  found: CountedCoupon | undefined,
): Pick<Reinstatement, "quote" | "quoteFault" | "couponFault" | "canKeepPrice"> {
  const { view } = kept;
  const { car, trip, couponCode } = view;
  const { priceList } = offeredTo(view, catalogue);
  const coupon =
    couponCode === undefined ? undefined : { found: found && termsAsBooked(found, view) };
  const wish = { car, selection: selectionOf(view), priceList };
  const priced = priceChange(kept, wish, { trip, coupon });
  if (!priced.ok) return { quoteFault: priced.reason, canKeepPrice: couponCode === undefined };
  const { quote, couponFault } = priced;
  return { quote, couponFault, canKeepPrice: couponFault === undefined };
}

/** The counted extras that were booked, whether they are offered still or not. */
export function bookedExtras(view: Reservation, catalogue: Catalogue): Extra[] {
  return countedExtras(offeredTo(view, catalogue).priceList.extras, view.extras);
}

/** The reservation as it is taken up; undefined when it cannot be had at that price. */
export function reinstated(
  { view }: Pick<HeldReservation, "view">,
  { quote, canKeepPrice }: Pick<Reinstatement, "quote" | "canKeepPrice">,
  price: "kept" | "today",
): Reservation | undefined {
  const status = statusAfter("reinstate");
  if (!status) return undefined;
  const again = { ...view, status, sequence: view.sequence + 1 };
  if (price === "kept") return canKeepPrice ? again : undefined;
  return quote && pricedAnew(again, quote);
}
