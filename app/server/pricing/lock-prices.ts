import type { PoolClient } from "pg";

/** Makes writers of prices wait for each other until the end of their transactions. To be called before any row is locked. */
export async function lockPrices(client: PoolClient): Promise<void> {
  await client.query("select pg_advisory_xact_lock(7741013)");
}
