import type { Pool } from "pg";

const text = `
  select count(*)::int as count from reservation where created_by = 'site' and created_at >= $1 and created_at < $2`;

/** How many reservations visitors made on the site in some time, the end excluded; what was called off since is counted too. */
export async function countBooked(
  pool: Pool,
  { from, to }: { from: Date; to: Date },
): Promise<number> {
  const values = [from, to];
  const { rows } = await pool.query<{ count: number }>({ name: "count-booked", text, values });
  return rows[0]?.count ?? 0;
}
