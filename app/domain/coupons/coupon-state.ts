import type { LocalDate } from "../calendar.ts";
import type { Coupon } from "./coupon.ts";

/** What a coupon is to somebody who books today. */
export const couponStates = ["active", "planned", "used-up", "expired", "ended"] as const;
export type CouponState = (typeof couponStates)[number];

/** The state of a coupon on a day, after so many uses; the first that holds: ended by hand, used up, expired, planned. */
export function couponStateOn(
  {
    active,
    maxUses,
    bookFrom,
    bookTo,
    pickupTo,
  }: Pick<Coupon, "active" | "maxUses" | "bookFrom" | "bookTo" | "pickupTo">,
  { uses, today }: { uses: number; today: LocalDate },
): CouponState {
  if (!active) return "ended";
  if (maxUses !== undefined && uses >= maxUses) return "used-up";
  if ((bookTo !== undefined && bookTo < today) || (pickupTo !== undefined && pickupTo < today))
    return "expired";
  return bookFrom !== undefined && bookFrom > today ? "planned" : "active";
}
