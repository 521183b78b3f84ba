import { drizzle } from "drizzle-orm/node-postgres";
import type { Pool } from "pg";

type Database = ReturnType<typeof drizzle>;

/** A read-only transaction that sees the database as it was at one moment. */
export type Snapshot = Parameters<Parameters<Database["transaction"]>[0]>[0];

/** Runs `read` in one snapshot. */
export function inSnapshot<T>(pool: Pool, read: (tx: Snapshot) => Promise<T>): Promise<T> {
  return drizzle(pool).transaction(read, {
    isolationLevel: "repeatable read",
    accessMode: "read only",
  });
}

/** A column that is null in SQL and absent in the domain. */
export function orAbsent<T>(value: T | null): T | undefined {
  return value ?? undefined;
}
