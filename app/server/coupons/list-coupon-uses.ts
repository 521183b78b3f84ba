import type { Pool } from "pg";
import type { LocalDateTime } from "../../domain/calendar.ts";
import type { ReservationStatus } from "../../domain/reservations/states/status.ts";

/** One use of a coupon, with its reservation but without its customer. */
export type CouponUseRow = {
  id: number;
  usedAt: Date;
  /** The reservation: its bare code, state, pick-up and total in euro cents. */
  code: string;
  status: ReservationStatus;
  pickupLocal: LocalDateTime;
  totalCents: number;
  /** The amount that the coupon took off, euro cents. */
  amountCents: number;
  /** 1 for the customer's first use of the coupon, 2 for the second …; null once the customer is forgotten. */
  nth: number | null;
};

export type CouponUsePage = { rows: CouponUseRow[]; after?: number };

const text = `
  select coupon_use.id, coupon_use.created_at as "usedAt", code, status, pickup_local as "pickupLocal",
    total_cents as "totalCents", amount_cents as "amountCents",
    case when coupon_use.email_key <> '' then (
      select count(*)::int from coupon_use as own
      where own.coupon_id = coupon_use.coupon_id and own.email_key = coupon_use.email_key and own.id <= coupon_use.id
    ) end as nth
  from coupon_use join reservation on reservation.id = reservation_id
  where coupon_id = $1 and coupon_use.id < $2
  order by coupon_use.id desc limit $3`;

/** The uses of a coupon with an id below `after`, the newest first. */
export async function listCouponUses(
  pool: Pool,
  { id, after = 2_147_483_647 }: { id: number; after?: number },
  pageSize = 50,
): Promise<CouponUsePage> {
  const { rows } = await pool.query<CouponUseRow>(text, [id, after, pageSize + 1]);
  const shown = rows.slice(0, pageSize);
  const last = shown.at(-1);
  return rows.length > pageSize && last ? { rows: shown, after: last.id } : { rows: shown };
}
