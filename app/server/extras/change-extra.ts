import type { Pool, PoolClient } from "pg";
import type { Instant } from "../../domain/availability/occupancy.ts";
import { extraCodeOf } from "../../domain/extras/extra-code.ts";
import type { ExtraEdit } from "../../domain/extras/read-extra.ts";
import type { FieldFaults } from "../../domain/forms/field-fault.ts";
import { stepInList } from "../../domain/lists/step-in-list.ts";
import type { Doer } from "../../domain/staff/doer.ts";
import { changedFields, isUnchanged } from "../audit/changed-fields.ts";
import { writeAuditEntries } from "../audit/write-audit-entries.ts";
import { inTransaction } from "../db/in-transaction.ts";
import { writeOrder } from "../db/write-order.ts";
import { findShortage } from "./find-shortage.ts";
import {
  extraColumns,
  type ExtraRow,
  extraValues,
  findExtra,
  isExtraUsed,
  listExtras,
} from "./list-extras.ts";
import { lockExtras } from "./lock-extras.ts";

export type ExtraAnswer =
  | { ok: true; before: ExtraRow; version: number }
  | { ok: false; reason: "not-found" }
  | { ok: false; reason: "stale"; theirs: ExtraRow }
  | { ok: false; reason: "invalid"; faults: FieldFaults };

type Change = { code: string; version: number; extra: ExtraEdit; by: Doer; now: Instant };

/**
 * Changes an extra. The stock cannot fall below the pieces promised to reservations: the refusal names these. A change
 * without a difference is neither written nor audited; reservations keep their prices and pieces.
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

/** Twelve placeholders for the columns of an extra, from `$from` on: `$2, …, $13`. */
function places(from: number): string {
  return Array.from({ length: 12 }, (_, index) => `$${index + from}`).join(", ");
}

/** Adds an extra at the end of the list, with a code made of its English name. Returns the code. */
export async function addExtra(
  pool: Pool,
  { extra, by }: { extra: ExtraEdit; by: Doer },
): Promise<{ code: string }> {
  return inTransaction(pool, async (client) => {
    await client.query("lock table extra in share row exclusive mode");
    const known = await listExtras(client);
    const code = extraCodeOf(
      extra.nameEn,
      known.map((one) => one.code),
    );
    const displayOrder = Math.max(0, ...known.map((one) => one.displayOrder)) + 1;
    await client.query(
      `insert into extra (code, display_order, ${extraColumns})
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`,
      [code, displayOrder, ...extraValues(extra)],
    );
    const about = { subjectKind: "extra", subjectId: code };
    await writeAuditEntries(client, [{ ...by, ...about, action: "extra.added", after: extra }]);
    return { code };
  });
}

type DeleteExtraAnswer = { ok: true } | { ok: false; reason: "not-found" | "used" | "offered" };

/**
 * Deletes an extra that no reservation ever had. An extra on offer has to be hidden first, because a booking under way
 * may be about to take it.
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

/** Moves an extra one place up or down; the first and the last stay at their end. False when no extra has this code. */
export async function moveExtra(
  pool: Pool,
  { code, step, by }: { code: string; step: -1 | 1; by: Doer },
): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    await client.query("lock table extra in share row exclusive mode");
    const before = (await listExtras(client)).map((extra) => extra.code);
    const after = stepInList(before, code, step);
    if (!after) return false;
    const [from, to] = [before.indexOf(code), after.indexOf(code)];
    if (from === to) return true;
    await writeOrder(client, "extra", after);
    const about = { subjectKind: "extra", subjectId: code };
    const places = { before: { place: from + 1 }, after: { place: to + 1 } };
    await writeAuditEntries(client, [{ ...by, ...about, action: "extra.moved", ...places }]);
    return true;
  });
}
