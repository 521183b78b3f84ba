import type { Pool } from "pg";
import type { StaffRole } from "../../../domain/staff/roles.ts";

/** A member of staff, as owners see the account. */
export type StaffMember = {
  id: string;
  name: string;
  email: string;
  role: StaffRole;
  disabled: boolean;
  hasSecondStep: boolean;
  version: number;
  /** Epoch milliseconds; absent before the first sign-in. */
  seen: number | undefined;
};

type Row = Omit<StaffMember, "seen"> & { seen: Date | null };

/** The last sign of a member; signing in and out stays in the audit log after the session is gone. */
const text = `
  select id, name, email, role, disabled, two_factor_enabled as "hasSecondStep", version,
    greatest(
      (select max(seen_at) from session where user_id = "user".id),
      (select max(created_at) from audit_entry
       where subject_kind = 'user' and subject_id = "user".id and actor_id = "user".id)
    ) as seen
  from "user"`;

/** All members of staff, the active ones first, by name. */
export async function listStaff(pool: Pool): Promise<StaffMember[]> {
  const { rows } = await pool.query<Row>(`${text} order by disabled, lower(name), id`);
  return rows.map(memberOf);
}

/** Returns the member of an id; undefined when there is none. */
export async function findMember(pool: Pool, id: string): Promise<StaffMember | undefined> {
  const { rows } = await pool.query<Row>(`${text} where id = $1`, [id.replaceAll("\0", "")]);
  return rows[0] && memberOf(rows[0]);
}

function memberOf({ seen, ...member }: Row): StaffMember {
  return { ...member, seen: seen?.getTime() };
}
