/** The coupon that a reservation was booked with, read for a change of it. */
import type { Pool, PoolClient } from "pg";
import { couponHolder } from "../../../domain/coupons/coupon-holder.ts";
import {
  couponAsBooked,
  type KeptCoupon,
} from "../../../domain/reservations/change/price-change.ts";
import type { HeldReservation } from "../../../domain/reservations/held-reservation.ts";
import { findCoupon, lockCoupon } from "../../coupons/find-coupon.ts";

/** The coupon of a reservation. */
export async function findKeptCoupon(pool: Pool, { view }: HeldReservation): Promise<KeptCoupon> {
  if (view.couponCode === undefined) return undefined;
  return { found: couponAsBooked(await findCoupon(pool, view.couponCode), view) };
}

/** The same, kept from every booking with this coupon until the transaction ends. */
export async function lockKeptCoupon(
  client: PoolClient,
  { view }: HeldReservation,
): Promise<KeptCoupon> {
  if (view.couponCode === undefined) return undefined;
  const found = await lockCoupon(client, view.couponCode, couponHolder(view.customer));
  return { found: couponAsBooked(found, view) };
}
