import type { PoolClient } from "pg";

/** Who acts. Visitors have no id. */
export type Actor = { kind: "visitor" | "system" } | { kind: "staff"; id: string };

export type AuditEntry = {
  actor: Actor;
  action: string;
  subjectKind: string;
  subjectId: string;
  before?: object;
  after?: object;
  /** Tells two addresses apart without naming one. */
  addressHash?: string;
};

/** Who does it, and from where: what every deed of the staff carries into its audit entry (`{ ...by, action, … }`). */
export type Doer = Pick<AuditEntry, "actor" | "addressHash">;

const text = `
  insert into audit_entry
    (actor_kind, actor_id, action, subject_kind, subject_id, before, after, address_hash)
  select actor ->> 'kind', actor ->> 'id', action, "subjectKind", "subjectId", before, after, "addressHash"
  from jsonb_to_recordset($1) as entry (
    actor jsonb, action text, "subjectKind" text, "subjectId" text, before jsonb, after jsonb, "addressHash" text
  )`;

/** Writes who did what to what, in the transaction of the deed. No personal data of customers belongs in it. */
export async function writeAuditEntries(
  client: PoolClient,
  entries: readonly AuditEntry[],
): Promise<void> {
  await client.query({ name: "write-audit-entries", text, values: [JSON.stringify(entries)] });
}
