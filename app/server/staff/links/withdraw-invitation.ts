import type { Pool } from "pg";
import type { Doer } from "../../../domain/staff/doer.ts";
import { writeAuditEntries } from "../../audit/write-audit-entries.ts";
import { inTransaction } from "../../db/in-transaction.ts";
import type { InviteRefusal } from "./invite-member.ts";

/** Withdraws an open invitation: its link stops working, and the address can be invited anew. */
export async function withdrawInvitation(
  pool: Pool,
  { id, by }: { id: string; by: Doer },
): Promise<{ ok: true } | InviteRefusal> {
  return inTransaction(pool, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `update staff_link set withdrawn_at = now()
       where id = $1 and kind = 'invitation' and used_at is null and withdrawn_at is null
       returning id`,
      [id.replaceAll("\0", "")],
    );
    const [gone] = rows;
    if (!gone) return { ok: false, reason: "not-open" };
    await writeAuditEntries(client, [
      { ...by, action: "staff.uninvited", subjectKind: "invitation", subjectId: gone.id },
    ]);
    return { ok: true };
  });
}
