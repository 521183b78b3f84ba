import type { Pool } from "pg";

/** When `npm run backup` wrote its last file; undefined when it never did. */
export async function findLastBackup(pool: Pool): Promise<Date | undefined> {
  const { rows } = await pool.query<{ at: Date | null }>(
    "select backed_up_at as at from installation",
  );
  return rows[0]?.at ?? undefined;
}
