import type { PoolClient } from "pg";

/** The lists that the staff can reorder, and the key column of each. */
const keys = {
  faq: "id::text",
  review: "id::text",
  location: "id",
  extra: "code",
  protection_plan: "code",
} as const;

/**
 * Numbers the rows of a list from 1 in the order of their keys in `ordered`. Rows that keep their place are not
 * written.
 */
export async function writeOrder(
  client: PoolClient,
  table: keyof typeof keys,
  ordered: readonly (string | number)[],
): Promise<void> {
  await client.query(
    `update ${table} set display_order = wanted.place
     from unnest($1::text[]) with ordinality as wanted (name, place)
     where ${table}.${keys[table]} = wanted.name and display_order is distinct from wanted.place`,
    [ordered],
  );
}
