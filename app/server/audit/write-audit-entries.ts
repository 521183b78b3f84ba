import type { PoolClient } from "pg";
import type { Doer } from "../../domain/staff/doer.ts";

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

/** Writes audit entries in the transaction of the deed. They must not hold personal data of customers. */
export async function writeAuditEntries(
  client: PoolClient,
  entries: readonly AuditEntry[],
): Promise<void> {
  await client.query({ name: "write-audit-entries", text, values: [JSON.stringify(entries)] });
}
