import type { Pool } from "pg";

/** Deletes the sessions that have ended at this moment (epoch milliseconds). Returns the number of deleted sessions. */
export async function forgetSessions(pool: Pool, now: number): Promise<number> {
  const { rowCount } = await pool.query("delete from session where expires_at <= $1", [
    new Date(now),
  ]);
  return rowCount ?? 0;
}
