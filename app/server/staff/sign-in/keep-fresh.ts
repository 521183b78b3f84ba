import type { Pool } from "pg";

/**
 * Returns whether the password of a session was given in the last `minutes`; if so, the time starts again. One
 * statement, so that a session which ends meanwhile is not fresh.
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
