import type { Pool } from "pg";
import type { Doer } from "../../domain/staff/doer.ts";
import { writeAuditEntries } from "../audit/write-audit-entries.ts";
import { inTransaction } from "../db/in-transaction.ts";
import { writeOrder } from "../db/write-order.ts";

type Ordered = "faq" | "review";

/**
 * Puts questions or reviews into an order: those of `ids` take the places that they hold now, in the order of `ids`. `stale`: the
 * list is no longer the one that was ordered.
 */
export function orderTexts(
  pool: Pool,
  { table, ids, by }: { table: Ordered; ids: readonly number[]; by: Doer },
): Promise<{ ok: true } | { ok: false; reason: "stale" }> {
  return inTransaction(pool, async (client) => {
    await client.query(`lock table ${table} in share row exclusive mode`);
    const { rows } = await client.query<{ id: number }>(
      `select id from ${table} order by display_order, id`,
    );
    const before = rows.map(({ id }) => id);
    const wanted = new Set(ids);
    const present = before.filter((id) => wanted.has(id));
    if (wanted.size !== ids.length || present.length !== ids.length)
      return { ok: false, reason: "stale" };
    const next = [...ids];
    const after = before.map((id) => (wanted.has(id) ? (next.shift() ?? id) : id));
    if (after.join() === before.join()) return { ok: true };
    await writeOrder(client, table, after);
    await writeAuditEntries(client, [
      {
        ...by,
        action: `${table}.order`,
        subjectKind: table,
        subjectId: "all",
        before: { ids: before },
        after: { ids: after },
      },
    ]);
    return { ok: true };
  });
}
