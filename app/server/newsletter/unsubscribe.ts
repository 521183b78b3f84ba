import { writeAuditEntries } from "../audit/write-audit-entries.ts";
import { inTransaction } from "../db/in-transaction.ts";
import type { Deps } from "../deps.ts";
import { findSubscription, withoutNul } from "./find-subscription.ts";

const text = `
  update subscriber set unsubscribed_at = $2
  where token = $1 and unsubscribed_at is null
  returning id`;

/** Ends a subscription: the row stays as proof of the consent and its end. A second call changes nothing. */
export async function unsubscribe(
  deps: Pick<Deps, "pool" | "clock">,
  token: string,
): Promise<{ ok: true } | { ok: false; reason: "not-found" }> {
  const now = new Date(deps.clock.now());
  const isLeft = await inTransaction(deps.pool, async (client) => {
    const { rows } = await client.query<{ id: number }>({
      name: "unsubscribe",
      text,
      values: [withoutNul(token), now],
    });
    const [row] = rows;
    if (!row) return false;
    await writeAuditEntries(client, [
      {
        actor: { kind: "visitor" },
        action: "subscriber.leave",
        subjectKind: "subscriber",
        subjectId: String(row.id),
        after: { unsubscribedAt: now },
      },
    ]);
    return true;
  });
  if (isLeft || (await findSubscription(deps, token))) return { ok: true };
  return { ok: false, reason: "not-found" };
}
