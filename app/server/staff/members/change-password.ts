import { writeAuditEntries } from "../../audit/write-audit-entries.ts";
import { inTransaction } from "../../db/in-transaction.ts";
import type { Deps } from "../../deps.ts";
import type { TooMany } from "../../limits/try-limit.ts";
import type { Given } from "../second-step/begin-second-step.ts";
import { checkOwnPassword } from "./own-password.ts";
import { hashPassword } from "./password.ts";
import { setPassword } from "./set-password.ts";

/** Changes one's own password, and ends every other session of the account. `next` was checked for its length. */
export async function changePassword(
  deps: Pick<Deps, "pool" | "signingKey">,
  { staff, password, address, next }: Given & { next: string },
): Promise<{ ok: true } | TooMany | { ok: false; reason: "wrong" }> {
  const checked = await checkOwnPassword(deps, staff, { password, address });
  if (!checked.ok) return checked;
  const hash = await hashPassword(next);
  await inTransaction(deps.pool, async (client) => {
    await setPassword(client, { userId: staff.id, hash, keepSession: staff.sessionId });
    await client.query("update session set password_at = now() where id = $1", [staff.sessionId]);
    await writeAuditEntries(client, [
      { ...staff.by, action: "staff.password", subjectKind: "user", subjectId: staff.id },
    ]);
  });
  return { ok: true };
}
