import { writeAuditEntries } from "../audit/write-audit-entries.ts";
import { inTransaction } from "../db/in-transaction.ts";
import type { Deps } from "../deps.ts";
import { formLimits } from "../limits/form-limits.ts";
import { findSubscription, withoutNul } from "./find-subscription.ts";

type Answer = { ok: true } | { ok: false; reason: "not-found" };

const text = `
  update subscriber set confirmed_at = $2, unsubscribed_at = null
  where token = $1 and (confirmed_at is null or unsubscribed_at is not null)
  returning id, email_key as "emailKey"`;

/** Subscribes the mailbox that the token was sent to, and stores the time. A second call changes nothing. */
export async function confirmSubscription(
  deps: Pick<Deps, "pool" | "signingKey" | "clock">,
  token: string,
): Promise<Answer> {
  const now = new Date(deps.clock.now());
  const confirmed = await inTransaction(deps.pool, async (client) => {
    const { rows } = await client.query<{ id: number; emailKey: string }>({
      name: "confirm-subscription",
      text,
      values: [withoutNul(token), now],
    });
    const [row] = rows;
    if (!row) return undefined;
    await writeAuditEntries(client, [
      {
        actor: { kind: "visitor" },
        action: "subscriber.confirm",
        subjectKind: "subscriber",
        subjectId: String(row.id),
        after: { confirmedAt: now },
      },
    ]);
    return row;
  });
  if (confirmed) {
    // Its owner wanted the letter, so the limit on letters nobody asked for starts again.
    await formLimits(deps).letter.forgive(confirmed.emailKey);
    return { ok: true };
  }
  return (await findSubscription(deps, token)) ? { ok: true } : { ok: false, reason: "not-found" };
}
