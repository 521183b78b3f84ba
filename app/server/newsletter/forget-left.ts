import type { Pool } from "pg";
import { retainedSince } from "../settings/retained-since.ts";

const text = `delete from subscriber where unsubscribed_at < $1`;

/**
 * Forgets who left the newsletter longer ago than the setting `newsletter_proof_months`: until then the row is the proof that
 * the letters were wanted. Returns how many. For every hour or so.
 */
export async function forgetLeft(pool: Pool, now: number): Promise<number> {
  const since = await retainedSince(pool, "newsletterProofMonths", now);
  const { rowCount } = await pool.query(text, [since]);
  return rowCount ?? 0;
}
