import type { Pool } from "pg";
import { maintenanceKey } from "./switch-maintenance.ts";

/** `since` (epoch milliseconds) and `by` are of the last switch; without a name it was the operator's command. */
export type MaintenanceState = {
  on: boolean;
  last: { since: number; by: string | undefined } | undefined;
};

const text = `
  select coalesce((select value in ('true', '"true"') from setting where key = $1), false) as on,
    entry.created_at as since, member.name as by
  from (select) as always
  left join lateral (
    select created_at, actor_id from audit_entry
    where subject_kind = 'setting' and subject_id = $1 and action = 'setting.change'
    order by id desc limit 1
  ) as entry on true
  left join "user" as member on member.id = entry.actor_id`;

/** Returns whether the site is closed for maintenance according to the database, since when, and by whom. */
export async function findMaintenance(pool: Pool): Promise<MaintenanceState> {
  const { rows } = await pool.query<{ on: boolean; since: Date | null; by: string | null }>(text, [
    maintenanceKey,
  ]);
  const row = rows[0];
  const last = row?.since ? { since: row.since.getTime(), by: row.by ?? undefined } : undefined;
  return { on: row?.on ?? false, last };
}
