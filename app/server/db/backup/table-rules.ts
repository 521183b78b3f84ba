import { escapeIdentifier, type PoolClient } from "pg";

/**
 * Removes foreign keys and triggers of all tables, so that rows can come in any order and unchanged. Returns a
 * function that restores them; foreign keys are then checked over all rows. Both need the rights of the tables'
 * owner, not a superuser. Call both inside one transaction.
 */
export async function setRulesAside(client: PoolClient): Promise<() => Promise<void>> {
  const keys = await listForeignKeys(client);
  const triggers = await listTriggers(client);
  for (const { table, name } of triggers)
    await client.query(`alter table ${table} disable trigger ${name}`);
  for (const { table, name } of keys)
    await client.query(`alter table ${table} drop constraint ${name}`);
  return async () => {
    for (const { table, name, definition } of keys)
      await client.query(`alter table ${table} add constraint ${name} ${definition}`);
    for (const { table, name, always } of triggers)
      await client.query(`alter table ${table} enable ${always ? "always " : ""}trigger ${name}`);
  };
}

async function listForeignKeys(
  client: PoolClient,
): Promise<{ table: string; name: string; definition: string }[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `select relname as table, conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
     from pg_constraint join pg_class on conrelid = pg_class.oid
     where connamespace = current_schema()::regnamespace and contype = 'f' order by 1, 2`,
  );
  return rows.map(({ table, name, definition }) => ({
    table: escapeIdentifier(table),
    name: escapeIdentifier(name),
    definition,
  }));
}

async function listTriggers(
  client: PoolClient,
): Promise<{ table: string; name: string; always: boolean }[]> {
  const { rows } = await client.query<{ table: string; name: string; always: boolean }>(
    `select relname as table, tgname as name, tgenabled = 'A' as always
     from pg_trigger join pg_class on tgrelid = pg_class.oid
     where relnamespace = current_schema()::regnamespace and not tgisinternal
       and tgenabled in ('O', 'A') order by 1, 2`,
  );
  return rows.map(({ table, name, always }) => ({
    table: escapeIdentifier(table),
    name: escapeIdentifier(name),
    always,
  }));
}
