import type { Pool } from "pg";
import { stepInList } from "../../domain/lists/step-in-list.ts";
import type { Doer } from "../../domain/staff/doer.ts";
import { writeAuditEntries } from "../audit/write-audit-entries.ts";
import { inTransaction } from "../db/in-transaction.ts";
import { writeOrder } from "../db/write-order.ts";
import { lockPlans } from "./list-plans.ts";

/** Moves a plan one place up or down; the first and the last stay at their end. False when no plan has this code. */
export async function movePlan(
  pool: Pool,
  { code, step, by }: { code: string; step: -1 | 1; by: Doer },
): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    const before = (await lockPlans(client)).map((plan) => plan.code);
    const after = stepInList(before, code, step);
    if (!after) return false;
    if (after.join() === before.join()) return true;
    await writeOrder(client, "protection_plan", after);
    const about = { subjectKind: "protection-plan", subjectId: code };
    const order = { before: { order: before }, after: { order: after } };
    await writeAuditEntries(client, [
      { ...by, ...about, action: "protection-plan.moved", ...order },
    ]);
    return true;
  });
}
