import type { Pool } from "pg";

/**
 * Deletes the links that were used, withdrawn or over for 30 days at this moment (epoch milliseconds): names and
 * addresses of people who may never have come. Returns how many.
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
