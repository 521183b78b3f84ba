import type { Pool } from "pg";
import type { Doer } from "../../domain/staff/doer.ts";
import { writeAuditEntries } from "../audit/write-audit-entries.ts";
import { inTransaction } from "../db/in-transaction.ts";
import { isNamed } from "./change-coupon.ts";
import { lockStaffCoupon } from "./staff-coupon.ts";

/** Deletes a coupon that nobody ever used; one that was used is ended instead (`changeCoupon`). */
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
