import type { Pool } from "pg";

/** What the audit log can be narrowed to: the members who stand in it, and the kinds of subjects. */
export type AuditChoices = { staff: { id: string; name: string }[]; subjects: string[] };

/** Kinds of subjects by a walk along the index of them, because there are few of them in many entries. */
const subjects = `
  with recursive walk as (
    (select subject_kind from audit_entry order by subject_kind limit 1)
    union all
    select (select subject_kind from audit_entry where subject_kind > walk.subject_kind order by subject_kind limit 1)
    from walk where walk.subject_kind is not null
  )
  select subject_kind as kind from walk where subject_kind is not null`;

/** Reads what the filters of the audit log offer. */
export async function listChoices(pool: Pool): Promise<AuditChoices> {
  const [staff, kinds] = await Promise.all([
    pool.query<{ id: string; name: string }>(`select id, name from "user" order by name, id`),
    pool.query<{ kind: string }>({ name: "audit-subjects", text: subjects }),
  ]);
  return { staff: staff.rows, subjects: kinds.rows.map(({ kind }) => kind) };
}
