import type { Pool } from "pg";
import type { Doer } from "../../domain/staff/doer.ts";
import { writeAuditEntries } from "../audit/write-audit-entries.ts";
import { inTransaction } from "../db/in-transaction.ts";
import { findExtra, isExtraUsed } from "./list-extras.ts";
import { lockExtras } from "./lock-extras.ts";

export type DeleteExtraAnswer =
  | { ok: true }
  | { ok: false; reason: "not-found" | "used" | "offered" };

/**
 * Deletes an extra that no reservation ever had. One that is offered is hidden first: a booking under way may be about to
 * take it.
 */
export async function deleteExtra(
  pool: Pool,
  { code, by }: { code: string; by: Doer },
): Promise<DeleteExtraAnswer> {
  return inTransaction(pool, async (client) => {
    await lockExtras(client, [code]);
    const before = await findExtra(client, code);
    if (!before) return { ok: false, reason: "not-found" };
    if (before.active) return { ok: false, reason: "offered" };
    if (await isExtraUsed(client, code)) return { ok: false, reason: "used" };
    await client.query("delete from extra where code = $1", [code]);
    const about = { subjectKind: "extra", subjectId: code };
    await writeAuditEntries(client, [{ ...by, ...about, action: "extra.deleted", before }]);
    return { ok: true };
  });
}
