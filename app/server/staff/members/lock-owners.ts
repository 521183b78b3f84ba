import type { PoolClient } from "pg";

/**
 * Returns the ids of the active owners, locked until the end of the transaction, so that changes of staff wait for each
 * other and see each other's results. Row locks alone would deadlock: a transaction that waited for a member who is no
 * owner any more still holds that row and asks for the next, while another holds the next and asks for the first.
 */
export async function lockOwners(client: PoolClient): Promise<Set<string>> {
  await client.query("select pg_advisory_xact_lock(hashtext('staff-owners'))");
  const { rows } = await client.query<{ id: string }>(
    `select id from "user" where role = 'owner' and not disabled order by id for update`,
  );
  return new Set(rows.map(({ id }) => id));
}
