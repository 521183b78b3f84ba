import type { PoolClient } from "pg";

/** The first key of PostgreSQL's advisory locks that stand for extras; cars have 1. */
const extraLocks = 2;

const text = `
  select pg_advisory_xact_lock($1, key)
  from (select distinct hashtext(code) as key from unnest($2::text[]) as code order by key) as keys`;

/**
 * Locks extras: nobody else takes pieces of them until the transaction ends. One lock per extra, always in one order.
 * To be taken after the car's lock, never before it.
 */
export async function lockExtras(client: PoolClient, codes: readonly string[]): Promise<void> {
  if (codes.length === 0) return;
  await client.query({ name: "lock-extras", text, values: [extraLocks, codes] });
}
