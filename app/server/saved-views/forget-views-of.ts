import type { PoolClient } from "pg";
import { namesPerson, type SearchedPerson } from "../../domain/lists/names-person.ts";

/** Deletes the views of all members whose search or whose name names one of these people. */
export async function forgetViewsOf(
  client: PoolClient,
  people: readonly SearchedPerson[],
): Promise<void> {
  const { rows } = await client.query<{ id: number; name: string; query: string }>(
    "select id, name, query from saved_view",
  );
  const naming = rows.filter(({ name, query }) => {
    const searched = new URLSearchParams(query).get("q") ?? "";
    return people.some((person) => namesPerson(searched, person) || namesPerson(name, person));
  });
  if (naming.length === 0) return;
  await client.query("delete from saved_view where id = any($1)", [naming.map(({ id }) => id)]);
}
