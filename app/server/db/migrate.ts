import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Pool, PoolClient } from "pg";
import { inTransaction } from "./in-transaction.ts";

/** An arbitrary lock number, the same for all programs that migrate one database. */
const MIGRATION_LOCK = 5_070_042;

type Migration = { name: string; sql: string; hash: string };

/**
 * Brings the database to the newest schema: each SQL file of `folder`, in the order of their names, once,
 * in a transaction of its own. Several processes may start at once. Returns the names of the files that
 * ran now. Throws one sentence when a file that already ran has changed, or is missing here.
 */
export async function migrate(
  pool: Pool,
  folder: string = join(import.meta.dirname, "migrations"),
): Promise<string[]> {
  const migrations = await readMigrations(folder);
  const applied = await whileMigrating(pool, (client) => checkApplied(client, migrations));
  const ran: string[] = [];
  for (const migration of migrations) {
    if (applied.has(migration.name)) continue;
    if (await whileMigrating(pool, (client) => apply(client, migration))) ran.push(migration.name);
  }
  return ran;
}

async function readMigrations(folder: string): Promise<Migration[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith(".sql")).sort();
  if (names.length === 0) throw new Error(`There are no migrations in ${folder}.`);
  return Promise.all(
    names.map(async (name) => {
      // A checkout may have changed the line ends; they must not change the hash.
      const sql = (await readFile(join(folder, name), "utf8")).replaceAll("\r\n", "\n");
      return { name, sql, hash: createHash("sha256").update(sql).digest("hex") };
    }),
  );
}

/** Runs `work` in a transaction that waits for every other migrating process, however long that one takes. */
export function whileMigrating<T>(
  pool: Pool,
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  return inTransaction(pool, async (client) => {
    await client.query("set local statement_timeout = 0");
    await client.query("select pg_advisory_xact_lock($1)", [MIGRATION_LOCK]);
    return work(client);
  });
}

async function checkApplied(client: PoolClient, migrations: Migration[]): Promise<Set<string>> {
  // A role that may not create tables may still check whether all of them are there.
  const { rowCount } = await client.query(
    "select where to_regclass('schema_migration') is not null",
  );
  if (!rowCount)
    await client.query(`create table schema_migration (
      name text primary key,
      hash text not null,
      created_at timestamptz not null default now()
    )`);
  const { rows } = await client.query<{ name: string; hash: string }>(
    "select name, hash from schema_migration order by name",
  );
  for (const { name, hash } of rows) {
    const known = migrations.find((migration) => migration.name === name);
    if (!known) {
      throw new Error(
        `The database was migrated by a newer version of this program (${name} is unknown here): install that version.`,
      );
    }
    if (known.hash !== hash) {
      throw new Error(
        `The migration ${name} was changed after it ran on this database: restore the file and put the change into a new migration.`,
      );
    }
  }
  return new Set(rows.map(({ name }) => name));
}

/** False when another process was quicker. */
async function apply(client: PoolClient, { name, sql, hash }: Migration): Promise<boolean> {
  const recorded = await client.query(
    "insert into schema_migration (name, hash) values ($1, $2) on conflict do nothing",
    [name, hash],
  );
  if (recorded.rowCount === 0) return false;
  try {
    await client.query(sql);
  } catch (error) {
    throw new Error(`The migration ${name} failed: ${sentence(error)}`, { cause: error });
  }
  return true;
}

function sentence(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
