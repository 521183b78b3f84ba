import type { PoolClient } from "pg";
import { changeCouponUse, returnCoupon } from "../../coupons/use-coupon.ts";
import type { Reservation } from "../../../domain/reservations/reservation.ts";

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
