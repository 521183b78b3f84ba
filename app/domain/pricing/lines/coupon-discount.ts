import type { Coupon } from "../../coupons/coupon.ts";
import { percentOf } from "../../money.ts";
import type { LineOf, QuoteLine } from "../quote-line.ts";

const carCodes = new Set<QuoteLine["code"]>(["car", "length-discount"]);

/**
 * What a coupon takes off the lines before it, as a negative amount: a percentage of its base or a fixed sum, never more
 * than the base. Whether the coupon may be used at all is for `checkCoupon`.
 */
export function couponLine(coupon: Coupon, lines: readonly QuoteLine[]): LineOf<"coupon"> {
  const baseCents = lines
    .filter((line) => countsFor(coupon, line))
    .reduce((sum, line) => sum + line.amountCents, 0);
  const wanted = coupon.kind === "percent" ? percentOf(baseCents, coupon.value) : coupon.value;
  const discount = Math.min(Math.max(wanted, 0), baseCents);
  const amountCents = discount === 0 ? 0 : -discount;
  return {
    code: "coupon",
    subject: coupon.code,
    quantity: 1,
    unit: "rental",
    unitCents: amountCents,
    amountCents,
    included: false,
    reason: { kind: coupon.kind, value: coupon.value, appliesTo: coupon.appliesTo, baseCents },
  };
}

function countsFor(coupon: Coupon, line: QuoteLine): boolean {
  if (coupon.appliesTo === "total" || carCodes.has(line.code)) return true;
  return coupon.appliesTo === "car-and-protection" && line.code === "protection";
}
