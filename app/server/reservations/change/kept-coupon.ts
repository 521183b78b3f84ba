/** The coupon that a reservation was booked with, read for a change of it. */
import type { Pool, PoolClient } from "pg";
import { couponHolder } from "../../../domain/coupons/coupon-holder.ts";
import {
  couponAsBooked,
  type KeptCoupon,
} from "../../../domain/reservations/change/price-change.ts";
import type { HeldReservation } from "../../../domain/reservations/held-reservation.ts";
import type { Reservation } from "../../../domain/reservations/reservation.ts";
import { findCoupon, lockCoupon } from "../../coupons/find-coupon.ts";
import { changeCouponUse, returnCoupon } from "../../coupons/use-coupon.ts";

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

/**
 * The use of a coupon follows its line in the new price; one that does not count any more may be used again. The caller
 * holds the coupon (`lockKeptCoupon`).
 */
export async function keepCoupon(
  client: PoolClient,
  id: number,
  after: Reservation,
): Promise<void> {
  if (after.couponCode === undefined) return returnCoupon(client, id);
  const amountCents = -(after.lines.find(({ code }) => code === "coupon")?.amountCents ?? 0);
  await changeCouponUse(client, { reservationId: id, amountCents });
}
