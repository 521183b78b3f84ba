import type { PoolClient } from "pg";
import { emailKey } from "../../domain/coupons/coupon-holder.ts";

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

/** Changes the amount (euro cents) of a reservation's coupon use. */
export async function changeCouponUse(
  client: PoolClient,
  { reservationId, amountCents }: Pick<CouponUse, "reservationId" | "amountCents">,
): Promise<void> {
  await client.query({
    name: "change-coupon-use",
    text: "update coupon_use set amount_cents = $2 where reservation_id = $1",
    values: [reservationId, amountCents],
  });
}

/**
 * Counts a reservation's coupon use as another customer's, after its e-mail address was corrected. The caller holds the
 * coupon.
 */
export async function changeCouponHolder(
  client: PoolClient,
  { reservationId, email }: Pick<CouponUse, "reservationId" | "email">,
): Promise<void> {
  await client.query({
    name: "change-coupon-holder",
    text: "update coupon_use set email_key = $2 where reservation_id = $1",
    values: [reservationId, emailKey(email)],
  });
}

/** Takes a coupon use back, so that the coupon may be used once more. The caller holds the coupon. */
export async function returnCoupon(client: PoolClient, reservationId: number): Promise<void> {
  await client.query({
    name: "return-coupon",
    text: "delete from coupon_use where reservation_id = $1",
    values: [reservationId],
  });
}
