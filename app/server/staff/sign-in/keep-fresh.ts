import type { Pool } from "pg";

/**
 * Whether the password of a session was given at most so many minutes ago; if so, the time begins anew. One statement, so that
 * a session which ends meanwhile is not fresh.
 */
export async function keepFresh(pool: Pool, sessionId: string, minutes: number): Promise<boolean> {
  const { rowCount } = await pool.query({
    name: "keep-session-fresh",
    text: `update session set password_at = now()
           where id = $1 and password_at > now() - make_interval(mins => $2)`,
    values: [sessionId, minutes],
  });
  return rowCount === 1;
}
