import type { PoolClient } from "pg";

const text = `select pg_advisory_xact_lock(hashtextextended(key, 0)) from unnest($1::text[]) as key`;

/**
 * Keeps every other booking of the same person waiting until the transaction ends: of whoever shares one of these keys
 * (`personKeys`), which are sorted, so that nobody waits in a circle. Cars are locked before.
 */
export async function lockPerson(client: PoolClient, keys: readonly string[]): Promise<void> {
  await client.query({ name: "lock-person", text, values: [keys] });
}
