import type { Pool, PoolClient } from "pg";
import type { CountedCoupon } from "../../domain/coupons/counted-coupon.ts";
import { emailKey } from "../../domain/coupons/coupon-holder.ts";
import type { Coupon } from "../../domain/coupons/coupon.ts";

/** A coupon's row: a limit that is not set is null. */
type Row = {
  [Key in keyof Coupon]-?: undefined extends Coupon[Key]
    ? Exclude<Coupon[Key], undefined> | null
    : Coupon[Key];
};

const columns = `
  id, code, kind, value, applies_to as "appliesTo", book_from::text as "bookFrom", book_to::text as "bookTo",
  pickup_from::text as "pickupFrom", pickup_to::text as "pickupTo", min_rental_days as "minRentalDays",
  min_total_cents as "minTotalCents", categories, location_ids as "locationIds", max_uses as "maxUses",
  max_uses_per_email as "maxUsesPerEmail", active`;

const findText = `select ${columns} from coupon where code = $1`;
const lockText = `${findText} for no key update`;
const countText = `
  select count(*)::int as uses, (count(*) filter (where email_key = $2))::int as "usesByEmail"
  from coupon_use where coupon_id = $1`;

/** Returns the coupon of a code (as `normaliseCouponCode` writes it) with its uses; undefined when there is none. */
export function findCoupon(
  db: Pool | PoolClient,
  code: string,
  email?: string,
): Promise<CountedCoupon | undefined> {
  return readCoupon(db, { name: "find-coupon", text: findText, code, email });
}

/**
 * Returns the coupon of a code, locked against other bookings until the transaction ends, so that its uses are exact;
 * undefined when there is none.
 */
export function lockCoupon(
  client: PoolClient,
  code: string,
  email: string,
): Promise<CountedCoupon | undefined> {
  return readCoupon(client, { name: "lock-coupon", text: lockText, code, email });
}

/** Two statements: after the wait for the lock the count has to see what others have committed meanwhile. */
async function readCoupon(
  db: Pool | PoolClient,
  asked: { name: string; text: string; code: string; email?: string },
): Promise<CountedCoupon | undefined> {
  const { name, text, code, email } = asked;
  const { rows } = await db.query<Row>({ name, text, values: [code] });
  const [row] = rows;
  if (!row) return undefined;
  const counted = await db.query<Pick<CountedCoupon, "uses" | "usesByEmail">>({
    name: "count-coupon-uses",
    text: countText,
    values: [row.id, email === undefined ? null : emailKey(email)],
  });
  return { coupon: asCoupon(row), uses: 0, usesByEmail: 0, ...counted.rows[0] };
}

/** The coupon of a row: limits that are not set are absent, not null. */
function asCoupon(row: Row): Coupon {
  const set = Object.entries(row).filter(([, value]) => value !== null);
  return Object.fromEntries(set) as Coupon;
}
