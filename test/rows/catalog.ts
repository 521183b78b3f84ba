/** PostgreSQL's facts about tables, types and functions, read once. */
import type { PoolClient } from "pg";

export type Column = {
  table: string;
  name: string;
  type: number;
  nullable: boolean;
  /** The texts that a check allows; undefined when any is. */
  values: ReadonlySet<string> | undefined;
  /** True when a check requires both ends of a range. */
  bounded: boolean;
};

export type Catalog = {
  /** By `relation.number`. */
  columns: ReadonlyMap<string, Column>;
  /** The columns of a relation, in order. */
  columnsOf: ReadonlyMap<string, readonly Column[]>;
  /** Names of PostgreSQL's own functions; those of the product have their schema before it. */
  functions: ReadonlyMap<string, { name: string; strict: boolean }>;
  /** The type of the elements, by the type of the list, and the other way round. */
  elements: ReadonlyMap<number, number>;
  lists: ReadonlyMap<number, number>;
  ranges: ReadonlySet<number>;
};

const columnsText = `
  select attrelid::text as relation, attnum::text as number, relname as table, attname as name, atttypid as type,
    not attnotnull as nullable, (
      select pg_get_constraintdef(pg_constraint.oid) from pg_constraint
      where conrelid = attrelid and contype = 'c' and conkey = array[attnum]
        and pg_get_constraintdef(pg_constraint.oid) ~ ('^CHECK \\(\\("?' || attname || '"? (= ANY \\(|<@ )ARRAY\\[')
    ) as listed, exists (
      select from pg_constraint
      where conrelid = attrelid and contype = 'c' and conkey = array[attnum]
        and position('NOT isempty(' || attname || ')' in pg_get_constraintdef(oid)) > 0
        and position('NOT lower_inf(' || attname || ')' in pg_get_constraintdef(oid)) > 0
        and position('NOT upper_inf(' || attname || ')' in pg_get_constraintdef(oid)) > 0
    ) as bounded
  from pg_attribute join pg_class on pg_class.oid = attrelid
  where attnum > 0 and not attisdropped
  order by attrelid, attnum`;

/** Reads the catalog of a database. */
export async function readCatalog(client: PoolClient): Promise<Catalog> {
  const attributes = await client.query<
    Omit<Column, "values"> & { relation: string; number: string; listed: string | null }
  >(columnsText);
  const columns = new Map<string, Column>();
  const columnsOf = new Map<string, Column[]>();
  for (const { relation, number, listed, ...column } of attributes.rows) {
    const own = { ...column, values: listed === null ? undefined : listedIn(listed) };
    columns.set(`${relation}.${number}`, own);
    columnsOf.set(relation, [...(columnsOf.get(relation) ?? []), own]);
  }
  const functions = await client.query<{ id: string; name: string; strict: boolean }>(
    `select oid::text as id, proisstrict as strict,
       case when pronamespace = 'pg_catalog'::regnamespace then proname else pronamespace::regnamespace || '.' || proname end as name
     from pg_proc`,
  );
  const types = await client.query<{ list: number; element: number; range: boolean }>(
    "select typarray as list, oid as element, typtype = 'r' as range from pg_type where typarray <> 0",
  );
  return {
    columns,
    columnsOf,
    functions: new Map(functions.rows.map(({ id, ...one }) => [id, one])),
    elements: new Map(types.rows.map(({ list, element }) => [list, element])),
    lists: new Map(types.rows.map(({ list, element }) => [element, list])),
    ranges: new Set(types.rows.filter(({ range }) => range).map(({ element }) => element)),
  };
}

/** The texts of `CHECK ((status = ANY (ARRAY['a'::text, 'b'::text])))`, or of `<@` for a list; undefined when its values are no texts. */
function listedIn(definition: string): ReadonlySet<string> | undefined {
  const found = [...definition.matchAll(/'((?:[^']|'')*)'::text/g)].map(([, text = ""]) =>
    text.replaceAll("''", "'"),
  );
  return found.length > 0 ? new Set(found) : undefined;
}
