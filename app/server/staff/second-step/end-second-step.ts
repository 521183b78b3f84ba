import type { PoolClient } from "pg";
import type { Doer } from "../../../domain/staff/doer.ts";
import { writeAuditEntries } from "../../audit/write-audit-entries.ts";
import { inTransaction } from "../../db/in-transaction.ts";
import type { Deps } from "../../deps.ts";
import { checkOwnPassword } from "../members/own-password.ts";
import type { Given, StepRefusal } from "./begin-second-step.ts";

/** Turns a member's own second step off. Requires the password. */
export async function endSecondStep(
  deps: Pick<Deps, "pool" | "signingKey">,
  { staff, password, address }: Given,
): Promise<{ ok: true } | StepRefusal> {
  if (!staff.hasSecondStep) return { ok: false, reason: "is-off" };
  const checked = await checkOwnPassword(deps, staff, { password, address });
  if (!checked.ok) return checked;
  const isDone = await inTransaction(deps.pool, (client) => takeStepAway(client, staff));
  return isDone ? { ok: true } : { ok: false, reason: "is-off" };
}

/** Removes the second step of a member, with its key and codes, in a transaction; false when there was none. */
export async function takeStepAway(
  client: PoolClient,
  { id, by }: { id: string; by: Doer },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `update "user" set two_factor_enabled = false where id = $1 and two_factor_enabled`,
    [id],
  );
  await client.query("delete from two_factor where user_id = $1", [id]);
  if (rowCount !== 1) return false;
  await writeAuditEntries(client, [
    { ...by, action: "staff.second-step-off", subjectKind: "user", subjectId: id },
  ]);
  return true;
}
