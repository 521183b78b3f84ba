import type { LocalDate } from "../calendar.ts";
import { dateOf } from "../calendar.ts";
import type { CarCategory } from "../cars/car.ts";
import { cleanText } from "../plain-text.ts";
import type { Trip } from "../reservations/trip/trip.ts";
import type { Coupon } from "./coupon.ts";

export type CouponFault =
  | "inactive"
  | "not-yet"
  | "expired"
  | "pickup-outside"
  | "too-short"
  | "total-too-low"
  | "wrong-category"
  | "wrong-location"
  | "used-up"
  | "used-by-you";

export type CouponUse = {
  /** The day of the booking, in Sarajevo. */
  bookedOn: LocalDate;
  trip: Pick<Trip, "pickupAt" | "pickupLocationId">;
  category: CarCategory;
  rentalDays: number;
  /** The total before the coupon, euro cents. */
  totalCents: number;
  /** How often the coupon has been used, by anyone and by this e-mail address. */
  uses: number;
  usesByEmail: number;
};

/** A coupon code as it is stored and compared: capitals, no blanks. */
export function normaliseCouponCode(text: string): string {
  return (cleanText(text, text.length) ?? "").replace(/\s/gu, "").toUpperCase();
}

/** May the coupon be used for this booking? The first reason against it wins; all dates are inclusive. */
export function checkCoupon(
  coupon: Coupon,
  use: CouponUse,
): { ok: true } | { ok: false; reason: CouponFault } {
  const reason = validityFault(coupon, use) ?? tripFault(coupon, use) ?? countFault(coupon, use);
  return reason ? { ok: false, reason } : { ok: true };
}

function validityFault(coupon: Coupon, { bookedOn }: CouponUse): CouponFault | undefined {
  if (!coupon.active) return "inactive";
  if (coupon.bookFrom !== undefined && bookedOn < coupon.bookFrom) return "not-yet";
  if (coupon.bookTo !== undefined && bookedOn > coupon.bookTo) return "expired";
  return undefined;
}

function tripFault(coupon: Coupon, use: CouponUse): CouponFault | undefined {
  const pickupDate = dateOf(use.trip.pickupAt);
  if (coupon.pickupFrom !== undefined && pickupDate < coupon.pickupFrom) return "pickup-outside";
  if (coupon.pickupTo !== undefined && pickupDate > coupon.pickupTo) return "pickup-outside";
  if (use.rentalDays < (coupon.minRentalDays ?? 0)) return "too-short";
  if (excludes(coupon.categories, use.category)) return "wrong-category";
  if (excludes(coupon.locationIds, use.trip.pickupLocationId)) return "wrong-location";
  return use.totalCents < (coupon.minTotalCents ?? 0) ? "total-too-low" : undefined;
}

/** Whether a coupon is used up, by anyone or by this holder. */
export function countFault(
  coupon: Coupon,
  use: Pick<CouponUse, "uses" | "usesByEmail">,
): CouponFault | undefined {
  if (coupon.maxUses !== undefined && use.uses >= coupon.maxUses) return "used-up";
  if (coupon.maxUsesPerEmail !== undefined && use.usesByEmail >= coupon.maxUsesPerEmail)
    return "used-by-you";
  return undefined;
}

/** An empty list binds as little as an absent one. */
function excludes<T>(allowed: readonly T[] | undefined, value: T): boolean {
  return allowed !== undefined && allowed.length > 0 && !allowed.includes(value);
}
