import type { Pool, PoolClient } from "pg";
import { inTransaction } from "../db/in-transaction.ts";

/** Runs `read` in a read-only transaction that sees the database as it was at one moment. */
export function inSnapshot<T>(pool: Pool, read: (client: PoolClient) => Promise<T>): Promise<T> {
  return inTransaction(pool, async (client) => {
    await client.query("set transaction isolation level repeatable read, read only");
    return read(client);
  });
}

/** A column that is null in SQL and absent in the domain. */
export function orAbsent<T>(value: T | null): T | undefined {
  return value ?? undefined;
}
