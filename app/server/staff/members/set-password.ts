import type { PoolClient } from "pg";

/** Writes the hash of a member's password and ends the account's sessions, except `keepSession`. */
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
  // A sign-in that waits for its code has used the old password, so it has to start again.
  await client.query("delete from verification where value = $1", [userId]);
}
