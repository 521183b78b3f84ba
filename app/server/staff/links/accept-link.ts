import type { PoolClient } from "pg";
import type { Doer } from "../../../domain/staff/doer.ts";
import { addressHash } from "../../audit/address-hash.ts";
import { writeAuditEntries } from "../../audit/write-audit-entries.ts";
import { inTransaction } from "../../db/in-transaction.ts";
import type { Deps } from "../../deps.ts";
import { hashPassword } from "../members/password.ts";
import { setPassword } from "../members/set-password.ts";
import { findLink, type OpenLink } from "./find-link.ts";

type LinkDeps = Pick<Deps, "pool" | "clock" | "random" | "signingKey">;

/** The checked form of a link's page; only an invitation uses the name. */
export type AcceptForm = { token: string; name: string; password: string; address: string };

export type Accepted =
  | { ok: true; email: string }
  /** `taken`: an account with this address was created meanwhile. */
  | { ok: false; reason: "link-used" | "taken" };

/**
 * Uses a link up: creates the account of an invited member, or sets the new password of a member who forgot it, which
 * ends their sessions. One transaction, so a form that is sent twice does it once.
 */
export async function acceptLink(deps: LinkDeps, form: AcceptForm): Promise<Accepted> {
  const { token, name, password, address } = form;
  if (!(await findLink(deps.pool, deps, { token }))) return { ok: false, reason: "link-used" };
  const hash = await hashPassword(password);
  const from = addressHash(deps.signingKey, address);
  return inTransaction(deps.pool, async (client) => {
    const link = await findLink(client, deps, { token, lock: true });
    if (!link) return { ok: false, reason: "link-used" };
    const made = await (link.kind === "invitation"
      ? makeMember(client, deps, { link, name, hash })
      : renewPassword(client, { link, hash }));
    if (made.reason) return { ok: false, reason: made.reason };
    await client.query("update staff_link set used_at = $2, user_id = $3 where id = $1", [
      link.id,
      new Date(deps.clock.now()),
      made.userId,
    ]);
    const by: Doer = { actor: { kind: "staff", id: made.userId }, addressHash: from };
    const action = link.kind === "invitation" ? "staff.joined" : "staff.password";
    await writeAuditEntries(client, [
      {
        ...by,
        action,
        subjectKind: "user",
        subjectId: made.userId,
        after: { by: "link", ...(link.kind === "invitation" ? { name, role: link.role } : {}) },
      },
    ]);
    return { ok: true, email: link.email };
  });
}

type Made =
  | { userId: string; reason?: undefined }
  | { userId?: undefined; reason: "taken" | "link-used" };

async function makeMember(
  client: PoolClient,
  { random }: LinkDeps,
  { link, name, hash }: { link: OpenLink; name: string; hash: string },
): Promise<Made> {
  const userId = random.uuid();
  const made = await client.query(
    `insert into "user" (id, name, email, email_verified, role) values ($1, $2, $3, true, $4)
     on conflict (email) do nothing`,
    [userId, name, link.email, link.role],
  );
  if (made.rowCount !== 1) return { reason: "taken" };
  await client.query(
    `insert into account (id, account_id, provider_id, user_id, password)
     values ($1, $2, 'credential', $2, $3)`,
    [random.uuid(), userId, hash],
  );
  return { userId };
}

/** Sets a new password, unless the member was disabled meanwhile. */
async function renewPassword(
  client: PoolClient,
  { link, hash }: { link: OpenLink; hash: string },
): Promise<Made> {
  const { rowCount } = await client.query(
    `select from "user" where id = $1 and not disabled for update`,
    [link.userId],
  );
  if (rowCount !== 1 || !link.userId) return { reason: "link-used" };
  await setPassword(client, { userId: link.userId, hash });
  return { userId: link.userId };
}
