import type { Pool } from "pg";
import type { Doer } from "../../../domain/staff/doer.ts";
import { writeAuditEntries } from "../../audit/write-audit-entries.ts";
import { inTransaction } from "../../db/in-transaction.ts";

/** The sessions to end: one of them, or all except the one to keep. */
export type EndWish = { userId: string; by: Doer } & ({ only: string } | { keep?: string });

/**
 * Ends sessions of a member, whose next click there asks for a sign-in. Never ends another member's session, whatever
 * id is named. Returns the number of ended sessions.
 */
export async function endSessions(pool: Pool, wish: EndWish): Promise<number> {
  const { userId, by } = wish;
  const only = "only" in wish ? wish.only.replaceAll("\0", "") : null;
  const keep = "keep" in wish ? (wish.keep ?? null) : null;
  return inTransaction(pool, async (client) => {
    const { rowCount } = await client.query(
      `delete from session
       where user_id = $1 and ($2::text is null or id = $2) and id is distinct from $3::text`,
      [userId, only, keep],
    );
    const count = rowCount ?? 0;
    if (count > 0)
      await writeAuditEntries(client, [
        {
          ...by,
          action: "staff.sessions-ended",
          subjectKind: "user",
          subjectId: userId,
          after: { count },
        },
      ]);
    return count;
  });
}
