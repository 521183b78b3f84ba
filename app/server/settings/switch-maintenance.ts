import type { Pool } from "pg";
import type { Doer } from "../../domain/staff/doer.ts";
import { writeAuditEntries } from "../audit/write-audit-entries.ts";
import { inTransaction } from "../db/in-transaction.ts";

/** The key of the setting, and the subject of its audit entries. */
export const maintenanceKey = "maintenance_mode";

/**
 * Closes the site for maintenance, or opens it. Every process hears of it at the commit. Returns whether that changed
 * anything: a repeated switch is neither written nor audited.
 */
export async function switchMaintenance(
  pool: Pool,
  { on, actor, addressHash }: Doer & { on: boolean },
): Promise<{ changed: boolean }> {
  return inTransaction(pool, async (client) => {
    const { rowCount } = await client.query(
      `insert into setting as held (key, value) values ($1, to_jsonb($2::boolean))
       on conflict (key) do update set value = excluded.value where held.value <> excluded.value`,
      [maintenanceKey, on],
    );
    if (rowCount === 0) return { changed: false };
    await writeAuditEntries(client, [
      {
        actor,
        addressHash,
        action: "setting.change",
        subjectKind: "setting",
        subjectId: maintenanceKey,
        before: { value: !on },
        after: { value: on },
      },
    ]);
    return { changed: true };
  });
}
