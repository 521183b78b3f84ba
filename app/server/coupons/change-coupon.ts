import type { Pool } from "pg";
import type { CouponEdit } from "../../domain/coupons/read-coupon.ts";
import type { FieldFaults } from "../../domain/forms/field-fault.ts";
import type { Doer } from "../../domain/staff/doer.ts";
import { changedFields, isUnchanged } from "../audit/changed-fields.ts";
import { writeAuditEntries } from "../audit/write-audit-entries.ts";
import { type CouponRow, couponValues, editedColumns, lockStaffCoupon } from "./staff-coupon.ts";
import { inTransaction } from "../db/in-transaction.ts";

export type CouponAnswer =
  | { ok: true; before: CouponRow; version: number }
  | { ok: false; reason: "not-found" }
  | { ok: false; reason: "stale"; theirs: CouponRow }
  | { ok: false; reason: "invalid"; faults: FieldFaults };

type Change = { id: number; version: number; coupon: CouponEdit; by: Doer };

/**
 * Changes a coupon's rules for future bookings; bookings made with it keep their prices. The code of a coupon that was
 * ever used cannot change, because reservations name it. A change without a difference is neither written nor audited.
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

/** True when a reservation of any state names the code, even if the use was taken back. */
export async function isNamed(client: { query: Pool["query"] }, code: string): Promise<boolean> {
  const { rows } = await client.query<{ named: boolean }>(
    "select exists (select from reservation where coupon_code = $1) as named",
    [code],
  );
  return rows[0]?.named ?? false;
}

type CodeTaken = { ok: false; reason: "invalid"; faults: FieldFaults };

/** Adds a coupon. Refused when another coupon has the same code. */
export async function addCoupon(
  pool: Pool,
  { coupon, by }: { coupon: CouponEdit; by: Doer },
): Promise<{ ok: true; id: number } | CodeTaken> {
  try {
    return await inTransaction(pool, async (client) => {
      const values = couponValues(coupon);
      const { rows } = await client.query<{ id: number }>(
        `insert into coupon (${editedColumns})
         values (${values.map((_, index) => `$${index + 1}`).join(", ")}) returning id`,
        values,
      );
      const id = rows[0]?.id;
      if (id === undefined) throw new Error("the coupon was not made");
      const about = { subjectKind: "coupon", subjectId: String(id) };
      await writeAuditEntries(client, [{ ...by, ...about, action: "coupon.added", after: coupon }]);
      return { ok: true as const, id };
    });
  } catch (error) {
    return codeTaken(error);
  }
}

/** The refusal for a code that another coupon has; every other error is thrown on. */
function codeTaken(error: unknown): CodeTaken {
  const isTaken =
    error instanceof Error && "constraint" in error && error.constraint === "coupon_code_unique";
  if (!isTaken) throw error;
  return { ok: false, reason: "invalid", faults: { code: { code: "code-taken" } } };
}

/** Deletes a coupon that was never used; a used coupon can only be ended (`changeCoupon`). */
export async function deleteCoupon(
  pool: Pool,
  { id, by }: { id: number; by: Doer },
): Promise<{ ok: true } | { ok: false; reason: "not-found" | "used" }> {
  return inTransaction(pool, async (client) => {
    const locked = await client.query("select from coupon where id = $1 for update", [id]);
    const before = locked.rowCount ? await lockStaffCoupon(client, id) : undefined;
    if (!before) return { ok: false, reason: "not-found" };
    if (before.uses > 0 || (await isNamed(client, before.code)))
      return { ok: false, reason: "used" };
    await client.query("delete from coupon where id = $1", [id]);
    const about = { subjectKind: "coupon", subjectId: String(id) };
    await writeAuditEntries(client, [{ ...by, ...about, action: "coupon.deleted", before }]);
    return { ok: true };
  });
}
