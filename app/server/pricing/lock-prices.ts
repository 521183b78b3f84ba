import type { PoolClient } from "pg";

/** Those who write prices wait for each other, from here to the end of their transactions; taken before any row is locked. */
export async function lockPrices(client: PoolClient): Promise<void> {
  await client.query("select pg_advisory_xact_lock(7741013)");
}
