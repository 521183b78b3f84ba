import type { Pool } from "pg";

/**
 * Pairs of reservations on one vehicle that are nearer than the turnaround of two hours, found without the help of the
 * constraint that forbids them.
 */
export async function overlaps(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `select count(*)::int as count
     from occupancy a join occupancy b on a.vehicle_id = b.vehicle_id and a.id < b.id
     where lower(a.during) < b.busy_until + interval '2 hours'
       and lower(b.during) < a.busy_until + interval '2 hours'`,
  );
  return rows[0]?.count ?? -1;
}
