import type { Pool } from "pg";

/** The choices of the audit log's filters: the members who appear in it, and the kinds of subjects. */
export type AuditChoices = { staff: { id: string; name: string }[]; subjects: string[] };

/** Finds the kinds of subjects by skipping along their index, because many entries share few kinds. */
const subjects = `
  with recursive walk as (
    (select subject_kind from audit_entry order by subject_kind limit 1)
    union all
    select (select subject_kind from audit_entry where subject_kind > walk.subject_kind order by subject_kind limit 1)
    from walk where walk.subject_kind is not null
  )
  select subject_kind as kind from walk where subject_kind is not null`;

/** Reads the choices that the audit log's filters offer. */
export async function listChoices(pool: Pool): Promise<AuditChoices> {
  const [staff, kinds] = await Promise.all([
    pool.query<{ id: string; name: string }>(`select id, name from "user" order by name, id`),
    pool.query<{ kind: string }>({ name: "audit-subjects", text: subjects }),
  ]);
  return { staff: staff.rows, subjects: kinds.rows.map(({ kind }) => kind) };
}
