import type { Pool } from "pg";
import type { CouponEdit } from "../../domain/coupons/read-coupon.ts";
import type { FieldFaults } from "../../domain/lists/field-fault.ts";
import type { Doer } from "../../domain/staff/doer.ts";
import { changedFields, isUnchanged } from "../audit/changed-fields.ts";
import { writeAuditEntries } from "../audit/write-audit-entries.ts";
import { inTransaction } from "../db/in-transaction.ts";
import { codeTaken } from "./add-coupon.ts";
import { couponValues, editedColumns, lockStaffCoupon, type CouponRow } from "./staff-coupon.ts";

export type CouponAnswer =
  | { ok: true; before: CouponRow; version: number }
  | { ok: false; reason: "not-found" }
  | { ok: false; reason: "stale"; theirs: CouponRow }
  | { ok: false; reason: "invalid"; faults: FieldFaults };

type Change = { id: number; version: number; coupon: CouponEdit; by: Doer };

/**
 * Changes a coupon's rules for bookings to come; what has been booked with it stays as it was. The code of one that was ever
 * used stays, since reservations name it. What is already so is neither written nor audited.
 */
export async function changeCoupon(pool: Pool, change: Change): Promise<CouponAnswer> {
  const { id, version, coupon, by } = change;
  try {
    return await inTransaction(pool, async (client): Promise<CouponAnswer> => {
      const before = await lockStaffCoupon(client, id);
      if (!before) return { ok: false, reason: "not-found" };
      if (before.version !== version) return { ok: false, reason: "stale", theirs: before };
      if (coupon.code !== before.code && (await isNamed(client, before.code)))
        return { ok: false, reason: "invalid", faults: { code: { code: "code-used" } } };
      const difference = changedFields<object>(before, coupon);
      if (isUnchanged(difference)) return { ok: true, before, version };
      const places = couponValues(coupon).map((_, index) => `$${index + 2}`);
      const { rows } = await client.query<{ version: number }>(
        `update coupon set (${editedColumns}) = row(${places.join(", ")}) where id = $1 returning version`,
        [id, ...couponValues(coupon)],
      );
      const about = { subjectKind: "coupon", subjectId: String(id) };
      await writeAuditEntries(client, [
        { ...by, ...about, action: "coupon.changed", ...difference },
      ]);
      return { ok: true, before, version: rows[0]?.version ?? version };
    });
  } catch (error) {
    return codeTaken(error);
  }
}

/** Does a reservation of any state name the code, though its use may have been given back? */
export async function isNamed(client: { query: Pool["query"] }, code: string): Promise<boolean> {
  const { rows } = await client.query<{ named: boolean }>(
    "select exists (select from reservation where coupon_code = $1) as named",
    [code],
  );
  return rows[0]?.named ?? false;
}
