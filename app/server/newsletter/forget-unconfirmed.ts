import type { Pool } from "pg";
import { unconfirmedDays } from "../../domain/newsletter/unconfirmed-days.ts";

const text = `delete from subscriber where confirmed_at is null and created_at < $1`;
const patienceMs = unconfirmedDays * 86_400_000;

/** Forgets addresses whose owners have not confirmed for 30 days; returns how many. To be called about every hour. */
export async function forgetUnconfirmed(pool: Pool, now: number): Promise<number> {
  const { rowCount } = await pool.query(text, [new Date(now - patienceMs)]);
  return rowCount ?? 0;
}
