import type { Pool, PoolClient } from "pg";
import type { CouponEdit } from "../../domain/coupons/read-coupon.ts";

/** A coupon as staff see it, with its uses as they are now. */
export type CouponRow = CouponEdit & {
  id: number;
  version: number;
  uses: number;
  /** The sum that the coupon took off prices, euro cents. */
  givenCents: number;
};

export const couponColumns = `
  coupon.id, code, kind, value, applies_to as "appliesTo", book_from::text as "bookFrom", book_to::text as "bookTo",
  pickup_from::text as "pickupFrom", pickup_to::text as "pickupTo", min_rental_days as "minRentalDays",
  min_total_cents as "minTotalCents", categories, location_ids as "locationIds", max_uses as "maxUses",
  max_uses_per_email as "maxUsesPerEmail", active, note, version`;

/** The join of a coupon's uses; it goes behind `coupon join`. */
export const couponUses = `
  lateral (
    select count(*)::int as uses, coalesce(sum(amount_cents), 0)::int as "givenCents"
    from coupon_use where coupon_id = coupon.id
  ) as used on true`;

/** Returns one coupon by its id; undefined when there is none. */
export async function findStaffCoupon(
  db: Pool | PoolClient,
  id: number,
): Promise<CouponRow | undefined> {
  const { rows } = await db.query<CouponRow>(
    `select ${couponColumns}, uses, "givenCents" from coupon join ${couponUses} where coupon.id = $1`,
    [id],
  );
  return rows[0];
}

/**
 * Returns one coupon by its id, locked: no booking uses it until the transaction ends. Two statements: after the wait
 * for the lock the count has to see what others have committed meanwhile.
 */
export async function lockStaffCoupon(
  client: PoolClient,
  id: number,
): Promise<CouponRow | undefined> {
  await client.query("select from coupon where id = $1 for no key update", [id]);
  return findStaffCoupon(client, id);
}

/** The columns that an edit writes. */
export const editedColumns =
  "code, kind, value, applies_to, book_from, book_to, pickup_from, pickup_to, min_rental_days, min_total_cents, categories, location_ids, max_uses, max_uses_per_email, active, note";

/** The values of a coupon in the order of `editedColumns`. */
export function couponValues(coupon: CouponEdit): unknown[] {
  const { code, kind, value, appliesTo, bookFrom, bookTo, pickupFrom, pickupTo } = coupon;
  const { minRentalDays, minTotalCents, categories, locationIds } = coupon;
  const limits = [coupon.maxUses, coupon.maxUsesPerEmail, coupon.active, coupon.note];
  const rules = [minRentalDays, minTotalCents, categories, locationIds];
  return [
    code,
    kind,
    value,
    appliesTo,
    bookFrom,
    bookTo,
    pickupFrom,
    pickupTo,
    ...rules,
    ...limits,
  ];
}
