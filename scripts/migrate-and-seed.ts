import { resolve } from "node:path";
import type { Pool } from "pg";
import { publishLegalTexts } from "../app/server/db/seed/legal.ts";
import { migrate } from "../app/server/db/migrate.ts";
import { seed } from "../app/server/db/seed/seed.ts";

const clock = { now: () => Date.now() };

/** Brings a database to the product's initial state: the schema, and the agency's first data. */
export async function migrateAndSeed(pool: Pool): Promise<void> {
  await migrate(pool, resolve(import.meta.dirname, "../app/server/db/migrations"));
  await seed(pool, { clock });
  await publishLegalTexts(pool, { clock });
}
