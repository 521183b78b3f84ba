import type { Pool } from "pg";
import type { Doer } from "../../domain/staff/doer.ts";
import { writeAuditEntries } from "../audit/write-audit-entries.ts";
import { inTransaction } from "../db/in-transaction.ts";
import { writeOrder } from "../db/write-order.ts";

/** Puts the places into an order. `stale`: the ids are no longer those of all places. */
export function orderPlaces(
  pool: Pool,
  { ids, by }: { ids: readonly string[]; by: Doer },
): Promise<{ ok: true } | { ok: false; reason: "stale" }> {
  return inTransaction(pool, async (client) => {
    await client.query("lock table location in share row exclusive mode");
    const { rows } = await client.query<{ id: string }>(
      "select id from location order by display_order, id",
    );
    const before = rows.map(({ id }) => id);
    if (before.toSorted().join() !== [...ids].sort().join()) return { ok: false, reason: "stale" };
    if (before.join() === ids.join()) return { ok: true };
    await writeOrder(client, "location", ids);
    await writeAuditEntries(client, [
      {
        ...by,
        action: "location.order",
        subjectKind: "location",
        subjectId: "all",
        before: { ids: before },
        after: { ids },
      },
    ]);
    return { ok: true };
  });
}
