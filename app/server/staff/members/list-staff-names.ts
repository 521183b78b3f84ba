import type { Pool } from "pg";

/** What the members of the staff are called, by their ids; also those who are disabled. */
export async function listStaffNames(pool: Pool): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ id: string; name: string }>(`select id, name from "user"`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
