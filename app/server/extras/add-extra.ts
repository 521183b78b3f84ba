import type { Pool } from "pg";
import { extraCodeOf } from "../../domain/extras/extra-code.ts";
import type { ExtraEdit } from "../../domain/extras/read-extra.ts";
import type { Doer } from "../../domain/staff/doer.ts";
import { writeAuditEntries } from "../audit/write-audit-entries.ts";
import { inTransaction } from "../db/in-transaction.ts";
import { extraColumns, extraValues, listExtras } from "./list-extras.ts";

/** Adds an extra at the end of the list; its code is made of its English name. Answers the code. */
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
