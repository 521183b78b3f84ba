import type { Pool } from "pg";

/**
 * True when the password of a session was given in the last `minutes`, which then begin again. One statement, so that a
 * session that ends meanwhile is not fresh.
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
