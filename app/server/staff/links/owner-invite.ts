import { createHash, createHmac } from "node:crypto";
import type { Pool, PoolClient } from "pg";
import type { Clock } from "../../deps.ts";
import { inTransaction } from "../../db/in-transaction.ts";

/** The lifetime of the link that creates the first owner. */
const validMs = 24 * 60 * 60 * 1000;

const noOwner = `not exists (select from "user" where role = 'owner')`;

/**
 * The one-time link that makes the first owner, as a path; undefined once the agency has an owner. Every process that starts while
 * it is valid tells the same one. Only the hash of its token is stored: the token is made of its end and of a key that the database
 * does not hold, so the link appears nowhere but where it is printed.
 */
export async function ownerInvite(
  pool: Pool,
  { clock, key }: { clock: Clock; key: Uint8Array },
): Promise<string | undefined> {
  const token = await inTransaction(pool, async (client) => {
    // Two apps that start at once on one database would make two links, of which one works.
    await client.query("lock table owner_invite in share row exclusive mode");
    return (
      (await findValid(client, clock.now(), key)) ?? (await makeInvite(client, clock.now(), key))
    );
  });
  return token && `/admin/first-owner/${token}`;
}

/** The token of the link that an earlier start made with this key, while it is valid. */
async function findValid(
  client: PoolClient,
  now: number,
  key: Uint8Array,
): Promise<string | undefined> {
  const { rows } = await client.query<{ hash: string; expiresAt: Date }>(
    `select token_hash as hash, expires_at as "expiresAt" from owner_invite
     where used_at is null and expires_at > $1 and ${noOwner}`,
    [new Date(now)],
  );
  return rows
    .map(({ hash, expiresAt }) => ({ hash, token: tokenOf(expiresAt, key) }))
    .find(({ hash, token }) => hashOf(token) === hash)?.token;
}

/** Makes a link in place of those that were not used. */
async function makeInvite(
  client: PoolClient,
  now: number,
  key: Uint8Array,
): Promise<string | undefined> {
  const expiresAt = new Date(now + validMs);
  const token = tokenOf(expiresAt, key);
  await client.query("delete from owner_invite where used_at is null");
  const { rowCount } = await client.query(
    `insert into owner_invite (token_hash, expires_at) select $1, $2 where ${noOwner}`,
    [hashOf(token), expiresAt],
  );
  return rowCount === 1 ? token : undefined;
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

/** 32 bytes that nobody can tell who does not hold the key. */
function tokenOf(expiresAt: Date, key: Uint8Array): string {
  return createHmac("sha256", key)
    .update(`owner-invite.${expiresAt.toISOString()}`)
    .digest("base64url");
}

function hashOf(token: string): string {
  return createHash("sha256").update(token).digest("hex");
}
