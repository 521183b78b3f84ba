import type { Pool } from "pg";
import { retainedSince } from "../settings/retained-since.ts";

const text = `delete from subscriber where unsubscribed_at < $1`;

/**
 * Forgets subscribers who left the newsletter longer ago than the setting `newsletter_proof_months`: until then the
 * row proves that the letters were wanted. Returns how many. To be called about every hour.
 */
export async function forgetLeft(pool: Pool, now: number): Promise<number> {
  const since = await retainedSince(pool, "newsletterProofMonths", now);
  const { rowCount } = await pool.query(text, [since]);
  return rowCount ?? 0;
}
