import { addressHash } from "../../audit/address-hash.ts";
import { writeAuditEntries } from "../../audit/write-audit-entries.ts";
import { inTransaction } from "../../db/in-transaction.ts";
import type { Deps } from "../../deps.ts";

type Outcome =
  | { userId: string; after: { remember: boolean; secondStep?: "app" | "recovery" } }
  | { reason: string; knownId: string | undefined };

/**
 * Writes a sign-in, or a refused one, into the audit log. The member is known only after a right password; before
 * that the actor is a visitor, and the typed address is not stored.
 */
export function auditSignIn(
  { pool, signingKey }: Pick<Deps, "pool" | "signingKey">,
  address: string,
  outcome: Outcome,
): Promise<void> {
  const entry =
    "userId" in outcome
      ? {
          actor: { kind: "staff" as const, id: outcome.userId },
          action: "staff.sign-in",
          subjectId: outcome.userId,
          after: outcome.after,
        }
      : {
          actor: { kind: "visitor" as const },
          action: "staff.sign-in-refused",
          subjectId: outcome.knownId ?? "unknown",
          after: { reason: outcome.reason },
        };
  const hash = addressHash(signingKey, address);
  return inTransaction(pool, (client) =>
    writeAuditEntries(client, [{ ...entry, subjectKind: "user", addressHash: hash }]),
  );
}
