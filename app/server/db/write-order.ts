import type { PoolClient } from "pg";

/** The lists that the staff put into an order, and what their rows are called by. */
const keys = {
  faq: "id::text",
  review: "id::text",
  location: "id",
  extra: "code",
  protection_plan: "code",
} as const;

/** Gives the rows of a list the places that their keys have in `ordered`, from 1 on. Rows that stay where they are are not written. */
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
