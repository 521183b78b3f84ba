import type { Pool } from "pg";
import { retainedSince } from "../settings/retained-since.ts";

const viewsText = `delete from page_view where at < $1`;
const visitsText = `delete from visit where last_seen_at < $1`;

/**
 * Forgets visits that are older than the months of the setting `visit_months`; returns how many. The sums of shown
 * pages stay, because they name nobody. To be called about every day.
 */
export async function forgetVisits(pool: Pool, now: number): Promise<number> {
  const since = await retainedSince(pool, "visitMonths", now);
  await pool.query(viewsText, [since]);
  const { rowCount } = await pool.query(visitsText, [since]);
  return rowCount ?? 0;
}
