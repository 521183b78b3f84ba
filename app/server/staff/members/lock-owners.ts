import type { PoolClient } from "pg";

/**
 * Returns the active owners, locked until the end of the transaction: changes of the staff wait for each other and
 * see each other's results. Row locks alone do not make a queue: a transaction that waited for an owner who is none
 * any more still holds that row and asks for the next, while another holds that one and wants the first.
 */
export async function lockOwners(client: PoolClient): Promise<Set<string>> {
  await client.query("select pg_advisory_xact_lock(hashtext('staff-owners'))");
  const { rows } = await client.query<{ id: string }>(
    `select id from "user" where role = 'owner' and not disabled order by id for update`,
  );
  return new Set(rows.map(({ id }) => id));
}
