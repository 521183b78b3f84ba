import type { Pool } from "pg";
import type { AuditActor } from "../../domain/staff/audit-actors.ts";

/** The filters of the audit log; an absent one does not narrow it. */
export type AuditFilter = {
  actor?: AuditActor;
  /** The id of a member of the staff. */
  staffId?: string;
  /** A kind of subject: `reservation`, `car`, `setting` … */
  subject?: string;
  /** A subject's id, the code of a reservation, or an action. */
  q?: string;
  /** Instants, half-open: epoch milliseconds. */
  from?: number;
  to?: number;
};

export type ListedEntry = {
  id: number;
  /** Epoch milliseconds. */
  at: number;
  actor: AuditActor;
  /** The name of the member of staff; absent once the account is gone. */
  actorName?: string;
  action: string;
  subjectKind: string;
  subjectId: string;
  /**
   * The subject's own name where it has one: the code of a reservation, a car, a plate, a member, the date of a special
   * day.
   */
  subjectName?: string;
  before: unknown;
  after: unknown;
  /** Equal marks mean the same address; a mark does not reveal which one. */
  addressMark?: string;
  /** True once the entry is part of the chain. */
  sealed: boolean;
};

type Row = {
  id: string;
  created_at: Date;
  actor_kind: "visitor" | "staff" | "system";
  actor_name: string | null;
  action: string;
  subject_kind: string;
  subject_id: string;
  subject_name: string | null;
  before: unknown;
  after: unknown;
  address_hash: string | null;
  sealed: boolean;
};

/** The subject's id as a number; null when it is not one, because then it is no id of these tables. */
const subjectNumber = `case when e.subject_id ~ '^[0-9]{1,9}$' then e.subject_id::int end`;

const joined = `
  select e.id, e.created_at, e.actor_kind, member.name as actor_name, e.action, e.subject_kind,
    e.subject_id, coalesce(reservation.code, car.name, vehicle.plate, coupon.code, subject.name, invited.name, special.date::text)
      as subject_name,
    e.before, e.after, e.address_hash,
    exists (select from audit_seal where entry_id = e.id) as sealed
  from wanted e
    left join "user" member on e.actor_kind = 'staff' and member.id = e.actor_id
    left join reservation on e.subject_kind = 'reservation' and reservation.id = ${subjectNumber}
    left join car on e.subject_kind = 'car' and car.id = ${subjectNumber}
    left join vehicle on e.subject_kind = 'vehicle' and vehicle.id = ${subjectNumber}
    left join coupon on e.subject_kind = 'coupon' and coupon.id = ${subjectNumber}
    left join "user" subject on e.subject_kind = 'user' and subject.id = e.subject_id
    left join staff_link invited on e.subject_kind = 'invitation' and invited.id = e.subject_id
    left join special_hours special on e.subject_kind = 'special-hours' and special.id = ${subjectNumber}
  order by e.id desc`;

const kinds = { staff: "staff", customer: "visitor", system: "system" } as const;

type Page = {
  /** Only entries older than the id `after`, or newer than the id `before`. */
  after?: number;
  before?: number;
  max: number;
};

/** The audit log, the newest entry first; `page` says from which entry on. Throws when the database does not answer. */
export async function listEntries(
  pool: Pool,
  filter: AuditFilter,
  { after, before, max }: Page,
): Promise<ListedEntry[]> {
  const values: unknown[] = [];
  const wanted = conditions(filter, (value) => `$${values.push(value)}`);
  // Only filters that are set appear in the query, so that an index answers it however long the log is.
  if (after !== undefined) wanted.push(`id < $${values.push(after)}`);
  if (before !== undefined) wanted.push(`id > $${values.push(before)}`);
  const text = `
    with wanted as (
      select * from audit_entry where ${wanted.join(" and ") || "true"}
      order by id ${before === undefined ? "desc" : "asc"} limit $${values.push(max)}
    ) ${joined}`;
  const { rows } = await pool.query<Row>(text, values);
  return rows.map(asEntry);
}

/** The conditions of a filter in SQL; `place` takes a value and returns its placeholder. */
function conditions(
  { actor, staffId, subject, q, from, to }: AuditFilter,
  place: (value: unknown) => string,
): string[] {
  const found: string[] = [];
  if (actor) found.push(`actor_kind = ${place(kinds[actor])}`);
  if (staffId) found.push(`actor_kind = 'staff' and actor_id = ${place(staffId)}`);
  if (subject) found.push(`subject_kind = ${place(subject)}`);
  if (q) {
    const text = place(q);
    found.push(`(subject_id = ${text} or action = ${text} or (subject_kind = 'reservation'
      and subject_id = (select id::text from reservation where code = upper(${text}))))`);
  }
  if (from !== undefined) found.push(`created_at >= ${place(new Date(from))}`);
  if (to !== undefined) found.push(`created_at < ${place(new Date(to))}`);
  return found;
}

function asEntry(row: Row): ListedEntry {
  const { actor_kind, actor_name, subject_name, address_hash } = row;
  return {
    id: Number(row.id),
    at: row.created_at.getTime(),
    actor: actor_kind === "visitor" ? "customer" : actor_kind,
    ...(actor_name ? { actorName: actor_name } : {}),
    action: row.action,
    subjectKind: row.subject_kind,
    subjectId: row.subject_id,
    ...(subject_name ? { subjectName: subject_name } : {}),
    before: row.before,
    after: row.after,
    ...(address_hash ? { addressMark: address_hash.slice(0, 6) } : {}),
    sealed: row.sealed,
  };
}
