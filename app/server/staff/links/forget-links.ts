import type { Pool } from "pg";

/**
 * Deletes the links that were used, withdrawn or expired 30 days before this moment (epoch milliseconds): they hold
 * names and addresses of people who may never have come. Returns the number of deleted links.
 */
export async function forgetLinks(pool: Pool, now: number): Promise<number> {
  const { rowCount } = await pool.query(
    `delete from staff_link
     where least(coalesce(used_at, withdrawn_at, expires_at), expires_at)
       <= $1::timestamptz - interval '30 days'`,
    [new Date(now)],
  );
  return rowCount ?? 0;
}
