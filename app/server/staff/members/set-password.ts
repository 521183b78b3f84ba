import type { PoolClient } from "pg";

/** Writes the hash of a member's password and ends the account's sessions, but for the one that is kept. */
export async function setPassword(
  client: PoolClient,
  { userId, hash, keepSession }: { userId: string; hash: string; keepSession?: string },
): Promise<void> {
  await client.query(
    `update account set password = $2, updated_at = now()
     where user_id = $1 and provider_id = 'credential'`,
    [userId, hash],
  );
  await client.query("delete from session where user_id = $1 and id is distinct from $2", [
    userId,
    keepSession ?? null,
  ]);
  // Whoever had given the old password and not the code yet begins again.
  await client.query("delete from verification where value = $1", [userId]);
}
