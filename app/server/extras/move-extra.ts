import type { Pool } from "pg";
import { stepInList } from "../../domain/lists/step-in-list.ts";
import type { Doer } from "../../domain/staff/doer.ts";
import { writeAuditEntries } from "../audit/write-audit-entries.ts";
import { inTransaction } from "../db/in-transaction.ts";
import { writeOrder } from "../db/write-order.ts";
import { listExtras } from "./list-extras.ts";

/** Moves an extra one place up or down among the extras. False when there is none of that code; at the end it stays. */
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
