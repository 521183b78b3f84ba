import type { Pool, PoolClient } from "pg";
import type { Instant } from "../../domain/availability/occupancy.ts";
import type { ExtraEdit } from "../../domain/extras/read-extra.ts";
import type { FieldFaults } from "../../domain/lists/field-fault.ts";
import type { Doer } from "../../domain/staff/doer.ts";
import { changedFields, isUnchanged } from "../audit/changed-fields.ts";
import { writeAuditEntries } from "../audit/write-audit-entries.ts";
import { inTransaction } from "../db/in-transaction.ts";
import { findShortage } from "./find-shortage.ts";
import { extraColumns, extraValues, findExtra, type ExtraRow } from "./list-extras.ts";
import { lockExtras } from "./lock-extras.ts";

export type ExtraAnswer =
  | { ok: true; before: ExtraRow; version: number }
  | { ok: false; reason: "not-found" }
  | { ok: false; reason: "stale"; theirs: ExtraRow }
  | { ok: false; reason: "invalid"; faults: FieldFaults };

type Change = { code: string; version: number; extra: ExtraEdit; by: Doer; now: Instant };

/**
 * Changes an extra. The stock is not lowered below what is promised to reservations: they are named instead. What is already so
 * is neither written nor audited; reservations keep their prices and pieces.
 */
export async function changeExtra(pool: Pool, change: Change): Promise<ExtraAnswer> {
  const { code, version, extra, by } = change;
  return inTransaction(pool, async (client) => {
    await lockExtras(client, [code]);
    const before = await findExtra(client, code);
    if (!before) return { ok: false, reason: "not-found" };
    if (before.version !== version) return { ok: false, reason: "stale", theirs: before };
    const difference = changedFields<object>(before, extra);
    if (isUnchanged(difference)) return { ok: true, before, version };
    const faults = await stockFaults(client, before, change);
    if (faults) return { ok: false, reason: "invalid", faults };
    const { rows } = await client.query<{ version: number }>(
      `update extra set (${extraColumns}) = row(${places(2)})
       where code = $1 and version = $14 returning version`,
      [code, ...extraValues(extra), version],
    );
    if (!rows[0]) return { ok: false, reason: "stale", theirs: await newest(client, before) };
    const about = { subjectKind: "extra", subjectId: code };
    await writeAuditEntries(client, [{ ...by, ...about, action: "extra.changed", ...difference }]);
    return { ok: true, before, version: rows[0].version };
  });
}

async function stockFaults(
  client: PoolClient,
  before: ExtraRow,
  { code, extra, now }: Change,
): Promise<FieldFaults | undefined> {
  const { stock } = extra;
  if (stock === null || (before.stock !== null && stock >= before.stock)) return undefined;
  const shortage = await findShortage(client, { code, stock, now });
  return shortage && { stock: { code: "promised", ...shortage } };
}

async function newest(client: PoolClient, before: ExtraRow): Promise<ExtraRow> {
  return (await findExtra(client, before.code)) ?? before;
}

/** `$2, …, $13`: the columns of an extra. */
function places(from: number): string {
  return Array.from({ length: 12 }, (_, index) => `$${index + from}`).join(", ");
}
