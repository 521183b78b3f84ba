import type { PoolClient } from "pg";
import { emailKey } from "./find-coupon.ts";

export type CouponUse = {
  couponId: number;
  reservationId: number;
  email: string;
  amountCents: number;
};

/** Counts one use of a coupon by a reservation. The caller holds the coupon (`lockCoupon`). */
export async function useCoupon(
  client: PoolClient,
  { couponId, reservationId, email, amountCents }: CouponUse,
): Promise<void> {
  await client.query({
    name: "use-coupon",
    text: `insert into coupon_use (coupon_id, reservation_id, email_key, amount_cents) values ($1, $2, $3, $4)`,
    values: [couponId, reservationId, emailKey(email), amountCents],
  });
}
