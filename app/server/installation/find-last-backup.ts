import type { Pool } from "pg";

/** When the last backup was written, by night or by `npm run backup`; undefined before the first one. */
export async function findLastBackup(pool: Pool): Promise<Date | undefined> {
  const { rows } = await pool.query<{ at: Date | null }>(
    "select backed_up_at as at from installation",
  );
  return rows[0]?.at ?? undefined;
}
