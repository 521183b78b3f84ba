import type { Pool, PoolClient } from "pg";
import type { FieldFaults } from "../../domain/forms/field-fault.ts";
import type { Edit, EditAnswer } from "../../domain/settings/edit-answer.ts";
import { mergeFields, type Fields } from "../../domain/settings/merge-fields.ts";
import { pickFields } from "../../domain/settings/pick-fields.ts";
import type { Doer } from "../../domain/staff/doer.ts";
import { writeAuditEntries } from "../audit/write-audit-entries.ts";
import { inTransaction } from "../db/in-transaction.ts";

/** The difference between questions and reviews. */
export type TextKind = {
  table: "faq" | "review";
  fields: readonly string[];
  /** The current record, locked until the transaction ends. */
  find: (client: PoolClient, id: number) => Promise<Fields | undefined>;
  /** Checks the form, and returns its fields as they are stored. */
  check: (fields: Fields) => { ok: true; fields: Fields } | { ok: false; faults: FieldFaults };
  /** Writes the fields, as a new record without an id; returns the id. */
  write: (client: PoolClient, id: number | undefined, fields: Fields) => Promise<number>;
};

export type TextChange = Edit & {
  /** Absent for a new record. */
  id: number | undefined;
  by: Doer;
};

/** Adds a question or a review, or writes the fields that the member changed, with its audit entry. */
export function saveText(
  pool: Pool,
  kind: TextKind,
  { id, typed, seen, by }: TextChange,
): Promise<EditAnswer & { id?: number }> {
  return inTransaction(pool, async (client): Promise<EditAnswer & { id?: number }> => {
    const kept = id === undefined ? undefined : await kind.find(client, id);
    if (id !== undefined && !kept) return { ok: false, reason: "not-found" };
    const before = kept ?? {};
    const merged = mergeFields(kind.fields, { seen, typed, current: before });
    if (merged.clashes.length > 0) return { ok: false, reason: "stale", theirs: before };
    const read = kind.check(merged.fields);
    if (!read.ok) return { ok: false, reason: "invalid", faults: read.faults };
    const after = read.fields;
    const touched = kind.fields.filter((name) => (before[name] ?? "") !== after[name]);
    if (kept && touched.length === 0) return { ok: true, before, after, id };
    const subject = await kind.write(client, id, after);
    await writeAuditEntries(client, [
      {
        ...by,
        action: `${kind.table}.${kept ? "change" : "add"}`,
        subjectKind: kind.table,
        subjectId: String(subject),
        ...(kept && { before: pickFields(before, touched) }),
        after: pickFields(after, touched),
      },
    ]);
    return { ok: true, before, after, id: subject };
  });
}

/** Removes a question or a review. Returns whether there was one. */
export function removeText(
  pool: Pool,
  kind: TextKind,
  { id, by }: { id: number; by: Doer },
): Promise<{ removed: boolean }> {
  return inTransaction(pool, async (client) => {
    const before = await kind.find(client, id);
    if (!before) return { removed: false };
    await client.query(`delete from ${kind.table} where id = $1`, [id]);
    await writeAuditEntries(client, [
      {
        ...by,
        action: `${kind.table}.remove`,
        subjectKind: kind.table,
        subjectId: String(id),
        before,
      },
    ]);
    return { removed: true };
  });
}
