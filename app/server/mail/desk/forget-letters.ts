import type { Pool } from "pg";
import { retainedSince } from "../../settings/retained-since.ts";

const text = `delete from outbox
  where reservation_id is null and created_at < $1 and (sent_at is not null or failed_at is not null)`;

/**
 * Forgets letters that belong to no reservation, sent or given up, with the messages that they repeat (setting
 * `contact_message_months`); returns how many. A letter that still waits is never lost. To be called about every
 * hour.
 */
export async function forgetLetters(pool: Pool, now: number): Promise<number> {
  const since = await retainedSince(pool, "contactMessageMonths", now);
  const { rowCount } = await pool.query(text, [since]);
  return rowCount ?? 0;
}
