import type { PoolClient } from "pg";

/**
 * The active owners of the house, locked until the end of the transaction: who changes the staff waits for whoever does so at the
 * same moment, and then sees what they did. The rows alone do not make a queue: whoever waited for an owner who is none any more
 * holds that row all the same, and asks for the next, while another holds that one and wants the first.
 */
export async function lockOwners(client: PoolClient): Promise<Set<string>> {
  await client.query("select pg_advisory_xact_lock(hashtext('staff-owners'))");
  const { rows } = await client.query<{ id: string }>(
    `select id from "user" where role = 'owner' and not disabled order by id for update`,
  );
  return new Set(rows.map(({ id }) => id));
}
