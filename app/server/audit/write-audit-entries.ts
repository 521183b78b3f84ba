import type { PoolClient } from "pg";
import type { Doer } from "../../domain/staff/doer.ts";
import { beforeCommit } from "../db/in-transaction.ts";

export type AuditEntry = Doer & {
  action: string;
  subjectKind: string;
  subjectId: string;
  before?: object;
  after?: object;
};

const text = `
  insert into audit_entry
    (actor_kind, actor_id, action, subject_kind, subject_id, before, after, address_hash)
  select actor ->> 'kind', actor ->> 'id', action, "subjectKind", "subjectId", before, after, "addressHash"
  from jsonb_to_recordset($1) as entry (
    actor jsonb, action text, "subjectKind" text, "subjectId" text, before jsonb, after jsonb, "addressHash" text
  )`;

/**
 * Writes audit entries in the transaction of the deed, as its last statement: an id is only given to what is about to be
 * committed, so that a missing one is worth a question. They must not hold personal data of customers.
 */
export async function writeAuditEntries(
  client: PoolClient,
  entries: readonly AuditEntry[],
): Promise<void> {
  // Read now: what is done in the meantime may go on changing the values.
  const values = [JSON.stringify(entries)];
  await beforeCommit(client, async (last) => {
    await last.query({ name: "write-audit-entries", text, values });
  });
}
