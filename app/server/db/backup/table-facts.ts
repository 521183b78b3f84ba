import { escapeIdentifier, type PoolClient } from "pg";
import type { BackupHead } from "./backup-records.ts";

type TableFacts = BackupHead["tables"][number];

/** The list of applied migrations is compared but not copied. */
const migrationTable = "schema_migration";

/**
 * Sets the connection so that values read as text do not depend on the session, without limits on time but for locks.
 */
export async function useBackupSettings(client: PoolClient): Promise<void> {
  await client.query(`
    set local statement_timeout = 0;
    set local idle_in_transaction_session_timeout = 0;
    set local lock_timeout = '10s';
    set local timezone = 'UTC';
    set local datestyle = 'ISO, MDY';
    set local intervalstyle = 'postgres';
    set local extra_float_digits = 1;
    set local bytea_output = 'hex'`);
}

/** Every table of the product, by name, with the columns that are written (not computed). */
export async function listTables(
  client: PoolClient,
): Promise<Pick<TableFacts, "name" | "columns">[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select relname as name,
            coalesce(array_agg(attname::text order by attname::text)
              filter (where attgenerated = ''), '{}') as columns
     from pg_class join pg_attribute on attrelid = pg_class.oid
     where relnamespace = current_schema()::regnamespace and relkind = 'r' and relpersistence = 'p'
       and attnum > 0 and not attisdropped and relname <> $1
     group by relname order by relname`,
    [migrationTable],
  );
  return rows;
}

/** Returns the row count of a table and the sum of its rows' hashes, which does not depend on their order. */
export async function measureTable(
  client: PoolClient,
  { name, columns }: Pick<TableFacts, "name" | "columns">,
): Promise<Pick<TableFacts, "rows" | "checksum">> {
  const row = `row(${columnList(columns)})::text`;
  const { rows } = await client.query<{ rows: number; checksum: string }>(
    `select count(*)::int as rows, coalesce(sum(
       ('x' || left(encode(sha256(convert_to(${row}, 'UTF8')), 'hex'), 16))::bit(64)::bigint::numeric
     ), 0)::text as checksum
     from ${escapeIdentifier(name)}`,
  );
  const measured = rows[0];
  if (!measured) throw new Error(`counting ${name} gave no row`);
  return measured;
}

/** Returns the current position of every sequence. */
export async function listSequences(client: PoolClient): Promise<BackupHead["sequences"]> {
  const { rows } = await client.query<{ name: string }>(
    `select relname as name from pg_class
     where relnamespace = current_schema()::regnamespace and relkind = 'S' order by 1`,
  );
  const sequences: BackupHead["sequences"] = [];
  for (const { name } of rows) {
    const state = await client.query<{ last: string; called: boolean }>(
      `select last_value::text as last, is_called as called from ${escapeIdentifier(name)}`,
    );
    if (state.rows[0]) sequences.push({ name, ...state.rows[0] });
  }
  return sequences;
}

/** The migrations that made these tables; none when there are no tables yet. */
export async function listMigrations(client: PoolClient): Promise<BackupHead["migrations"]> {
  const found = await client.query("select where to_regclass($1) is not null", [migrationTable]);
  if (!found.rowCount) return [];
  const { rows } = await client.query<{ name: string; hash: string }>(
    `select name, hash from ${migrationTable} order by name`,
  );
  return rows;
}

/** The column names as a list for SQL. */
export function columnList(columns: string[]): string {
  return columns.map((column) => escapeIdentifier(column)).join(", ");
}
