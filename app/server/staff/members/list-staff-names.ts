import type { Pool } from "pg";

/** The names of all members of staff by id, disabled ones too. */
export async function listStaffNames(pool: Pool): Promise<Map<string, string>> {
  const { rows } = await pool.query<{ id: string; name: string }>(`select id, name from "user"`);
  return new Map(rows.map(({ id, name }) => [id, name]));
}
