/**
 * The result columns of a statement, as PostgreSQL reads it: it is prepared, and its tree is read out of a function
 * that nobody calls.
 */
import type { PoolClient } from "pg";
import type { Catalog } from "./catalog.ts";
import { columnsOf, type Answered } from "./facts.ts";
import { isNode, readTree, type TreeNode, type Value } from "./node-tree.ts";

/** The columns of a statement; none for one that answers with nothing. Throws what PostgreSQL says against it. */
export async function describeStatement(
  client: PoolClient,
  text: string,
  catalog: Catalog,
): Promise<Answered[]> {
  await client.query("begin");
  try {
    await client.query(`prepare described as ${text}`);
    const { rows } = await client.query<{ types: string[] }>(
      "select parameter_types::text[] as types from pg_prepared_statements where name = 'described'",
    );
    const types = rows[0]?.types.join(", ") ?? "";
    await client.query(`
      create function pg_temp.described(${types}) returns void language sql
      begin atomic ${text.replace(/;\s*$/, "")}; end`);
    const read = await client.query<{ tree: string }>(
      "select prosqlbody::text as tree from pg_proc where proname = 'described'",
    );
    const [query, ...others] = queriesIn(readTree(read.rows[0]?.tree ?? ""));
    if (!query || others.length > 0) throw new Error("it is not one statement");
    return columnsOf(query, catalog);
  } finally {
    await client.query("rollback");
    await client.query("deallocate all");
  }
}

function queriesIn(value: Value): TreeNode[] {
  if (Array.isArray(value)) return value.flatMap(queriesIn);
  return isNode(value) ? [value] : [];
}

/** Commands that answer with no rows and cannot be prepared: of transactions, locks, tables and roles. */
export function isCommand(text: string): boolean {
  return !/^\s*(select|insert|update|delete|with|values|merge)\b/i.test(text);
}
