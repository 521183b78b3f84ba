import type { Pool } from "pg";
import { retainedSince } from "../settings/retained-since.ts";

const text = `delete from contact_message where created_at < $1`;

/**
 * Forgets messages that are older than the setting `contact_message_months`; returns how many. To be called about
 * every hour.
 */
export async function forgetMessages(pool: Pool, now: number): Promise<number> {
  const since = await retainedSince(pool, "contactMessageMonths", now);
  const { rowCount } = await pool.query(text, [since]);
  return rowCount ?? 0;
}
