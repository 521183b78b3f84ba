import type { Pool } from "pg";

/** The names of all members of the staff by id, also of those who are disabled. */
export async function listStaffNames(pool: Pool): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ id: string; name: string }>(`select id, name from "user"`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
