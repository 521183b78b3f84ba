import { createHash } from "node:crypto";
import type { Pool, PoolClient } from "pg";
import type { Clock, Random } from "../../deps.ts";
import { inTransaction } from "../../db/in-transaction.ts";

/** The lifetime of the link that creates the first owner. */
const validMs = 24 * 60 * 60 * 1000;

const noOwner = `not exists (select from "user" where role = 'owner')`;

/**
 * Makes the one-time link of this start, as a path; undefined once the agency has an owner. Links of earlier starts
 * stop working. Only the hash of the token is stored, so the link appears nowhere but where it is printed.
 */
export async function ownerInvite(
  pool: Pool,
  { clock, random }: { clock: Clock; random: Random },
): Promise<string | undefined> {
  const token = Buffer.from(random.bytes(32)).toString("base64url");
  const made = await inTransaction(pool, async (client) => {
    // Two apps that start at once on one database would make two valid links, and so two first owners.
    await client.query("lock table owner_invite in share row exclusive mode");
    await client.query("delete from owner_invite where used_at is null");
    return client.query(
      `insert into owner_invite (token_hash, expires_at) select $1, $2 where ${noOwner}`,
      [hashOf(token), new Date(clock.now() + validMs)],
    );
  });
  return made.rowCount === 1 ? `/admin/first-owner/${token}` : undefined;
}

/** True when this token can create the first owner at this moment (epoch milliseconds). */
export async function checkOwnerInvite(
  pool: Pool | PoolClient,
  token: string,
  now: number,
): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from owner_invite where token_hash = $1 and used_at is null and expires_at > $2 and ${noOwner}`,
    [hashOf(token), new Date(now)],
  );
  return rowCount === 1;
}

/** Uses the token up, in the transaction that creates the owner; false when it is wrong, expired or used. */
export async function useOwnerInvite(
  client: PoolClient,
  token: string,
  now: number,
): Promise<boolean> {
  const { rowCount } = await client.query(
    `update owner_invite set used_at = $2
     where token_hash = $1 and used_at is null and expires_at > $2 and ${noOwner}`,
    [hashOf(token), new Date(now)],
  );
  return rowCount === 1;
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
