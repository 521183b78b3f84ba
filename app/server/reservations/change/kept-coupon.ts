/** The coupon that a reservation was booked with, read for a change of it. */
import type { Pool, PoolClient } from "pg";
import { countFault } from "../../../domain/coupons/check-coupon.ts";
import { couponHolder } from "../../../domain/coupons/coupon-holder.ts";
import type { CountedCoupon } from "../../../domain/coupons/counted-coupon.ts";
import type { AgreedBefore } from "../../../domain/reservations/change/agreed-before.ts";
import {
  couponAsBooked,
  type KeptCoupon,
} from "../../../domain/reservations/change/price-change.ts";
import type { HeldReservation } from "../../../domain/reservations/held-reservation.ts";
import type { Reservation } from "../../../domain/reservations/reservation.ts";
import { findCoupon, lockCoupon } from "../../coupons/find-coupon.ts";
import { changeCouponUse, returnCoupon, useCoupon } from "../../coupons/use-coupon.ts";

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
  await changeCouponUse(client, { reservationId: id, amountCents: couponCents(after) });
}

function couponCents({ lines }: Reservation): number {
  return -(lines.find(({ code }) => code === "coupon")?.amountCents ?? 0);
}

/** Counts the coupon of a reservation that lost it once more. The caller holds the coupon. */
export async function countAgain(
  client: PoolClient,
  id: number,
  { coupon, after }: { coupon: CountedCoupon["coupon"]; after: Reservation },
): Promise<void> {
  const email = couponHolder(after.customer);
  const amountCents = couponCents(after);
  await useCoupon(client, { couponId: coupon.id, reservationId: id, email, amountCents });
}

/**
 * The coupon of an agreed price that a later change took away, locked; undefined when there is none to be counted again, `used-up` when
 * others have used it up since, or it is gone.
 */
export async function lockFormerCoupon(
  client: PoolClient,
  { view }: Pick<HeldReservation, "view">,
  { couponCode }: Pick<AgreedBefore, "couponCode">,
): Promise<CountedCoupon["coupon"] | "used-up" | undefined> {
  if (couponCode === undefined || couponCode === view.couponCode) return undefined;
  const found = await lockCoupon(client, couponCode, couponHolder(view.customer));
  return found && !countFault(found.coupon, found) ? found.coupon : "used-up";
}
