import { escapeIdentifier, type Pool, type PoolClient } from "pg";
import { whileMigrating } from "./migrate.ts";

/** The application adds rows to these tables, and has no right to change or delete one. */
const appendOnly = ["audit_entry", "audit_seal", "booking_ledger"];

/** The table that only the owner of the tables writes. */
const ownersOwn = "schema_migration";

/**
 * Grants `role` every table of the product, but the audit log and the ledger only for reading and adding. `owner` connects as the
 * owner of the tables. A role that owns them itself needs no grant.
 */
export async function giveRights(owner: Pool, role: string): Promise<void> {
  await whileMigrating(owner, async (client) => {
    if (await hasItsRights(client, role)) return;
    const to = escapeIdentifier(role);
    const tables = await namesOf(client, "r");
    const sequences = await namesOf(client, "S");
    await client.query(`
      grant usage on schema ${await currentSchema(client)} to ${to};
      grant select, insert, update, delete on ${tables} to ${to};
      revoke all on ${[...appendOnly, ownersOwn].join(", ")} from ${to};
      grant select, insert on ${appendOnly.join(", ")} to ${to};
      grant select on ${ownersOwn} to ${to};
      ${sequences && `grant usage, select on sequence ${sequences} to ${to}`}`);
  });
}

/**
 * Returns whether this connection's role lacks every right to change or delete audit entries and rows of the ledger: neither granted, nor to
 * be granted to itself as the owner of the table.
 */
export async function cannotChangeLogs(pool: Pool): Promise<boolean> {
  const { rows } = await pool.query<{ guarded: boolean | null }>(
    `select bool_and(not pg_has_role(relowner, 'member')
       and not has_table_privilege(oid, 'update, delete, truncate, trigger')) as guarded
     from pg_class where oid = any ($1::text[]::regclass[])`,
    [appendOnly],
  );
  return rows[0]?.guarded ?? false;
}

/**
 * True when nothing is to be granted: granting it again would rewrite the system catalogue of all tables at every
 * start.
 */
async function hasItsRights(client: PoolClient, role: string): Promise<boolean> {
  const { rows } = await client.query<{ complete: boolean | null }>(
    `select pg_has_role($1, (select relowner from pg_class where oid = 'audit_entry'::regclass), 'member')
       or (has_schema_privilege($1, current_schema(), 'usage') and bool_and(case
         when relkind = 'S' then has_sequence_privilege($1, oid, 'usage')
           and has_sequence_privilege($1, oid, 'select')
         when relname = $3 then has_table_privilege($1, oid, 'select')
           and not has_table_privilege($1, oid, 'insert, update, delete')
         when relname = any ($2) then has_table_privilege($1, oid, 'select')
           and has_table_privilege($1, oid, 'insert')
           and not has_table_privilege($1, oid, 'update, delete, truncate, references, trigger')
         else has_table_privilege($1, oid, 'select') and has_table_privilege($1, oid, 'insert')
           and has_table_privilege($1, oid, 'update') and has_table_privilege($1, oid, 'delete')
       end)) as complete
     from pg_class where ${isOurs} and relkind in ('r', 'S')`,
    [role, appendOnly, ownersOwn],
  );
  return rows[0]?.complete ?? false;
}

/** Other programs may keep tables of their own beside the product's. */
const isOurs =
  "relnamespace = current_schema()::regnamespace and pg_has_role(relowner, 'usage') and relpersistence <> 't'";

async function namesOf(client: PoolClient, kind: "r" | "S"): Promise<string> {
  const { rows } = await client.query<{ name: string }>(
    `select oid::regclass::text as name from pg_class where ${isOurs} and relkind = $1 order by 1`,
    [kind],
  );
  return rows.map(({ name }) => name).join(", ");
}

async function currentSchema(client: PoolClient): Promise<string> {
  const { rows } = await client.query<{ schema: string | null }>(
    "select current_schema() as schema",
  );
  return escapeIdentifier(rows[0]?.schema ?? "public");
}
