/** A price that was agreed on before a change, as history keeps it: the way back brings it again, whatever the price list says by now. */
import { carCentsOf, totalOf } from "../../pricing/lines/total-of.ts";
import type { Quote, QuoteLine } from "../../pricing/quote-line.ts";
import type { Reservation } from "../reservation.ts";

export type AgreedBefore = Pick<Quote, "rentalDays"> & {
  lines: readonly QuoteLine[];
  /** Absent in what was kept before it was written down: then the deposit stays as it is. */
  depositCents?: number;
  /** The price list that the lines are from; absent where nobody wrote it down. */
  priceListVersion?: number;
  couponCode?: string;
};

/** The agreed price as a quote of its reservation. */
export function agreedAgain(
  { rentalDays, lines, depositCents, priceListVersion }: AgreedBefore,
  view: Pick<Reservation, "depositCents">,
  currentVersion: number,
): Quote {
  return {
    rentalDays,
    lines: [...lines],
    carCents: carCentsOf(lines),
    ...totalOf(lines),
    depositCents: depositCents ?? view.depositCents,
    priceListVersion: priceListVersion ?? currentVersion,
  };
}

/** The reservation as its coupon was then. */
export function withCouponOf(
  view: Reservation,
  agreed: Pick<AgreedBefore, "couponCode"> | undefined,
): Reservation {
  return agreed ? { ...view, couponCode: agreed.couponCode } : view;
}
