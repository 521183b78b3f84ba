import type { Coupon } from "./coupon.ts";

/** A coupon and how often it has been used, by anyone and by one holder. */
export type CountedCoupon = { coupon: Coupon; uses: number; usesByEmail: number };
