import { writeAuditEntries } from "../../audit/write-audit-entries.ts";
import type { Deps } from "../../deps.ts";
import { inTransaction } from "../../db/in-transaction.ts";
import { hashPassword } from "../members/password.ts";
import { useOwnerInvite } from "./owner-invite.ts";

export type NewOwner = { name: string; email: string; password: string };

/**
 * Creates the first owner with the one-time link of the start. One transaction uses the link up and writes the
 * account, so two forms sent at once create one owner. Refuses a link that is wrong, old or used.
 */
export async function makeFirstOwner(
  deps: Pick<Deps, "pool" | "clock" | "random">,
  token: string,
  owner: NewOwner,
): Promise<{ ok: true } | { ok: false; reason: "link-used" }> {
  const password = await hashPassword(owner.password);
  return inTransaction(deps.pool, async (client) => {
    if (!(await useOwnerInvite(client, token, deps.clock.now())))
      return { ok: false, reason: "link-used" };
    const id = deps.random.uuid();
    await client.query(
      `insert into "user" (id, name, email, email_verified, role) values ($1, $2, $3, true, 'owner')`,
      [id, owner.name, owner.email.toLowerCase()],
    );
    await client.query(
      `insert into account (id, account_id, provider_id, user_id, password) values ($1, $2, 'credential', $2, $3)`,
      [deps.random.uuid(), id, password],
    );
    await writeAuditEntries(client, [
      {
        actor: { kind: "system" },
        action: "first-owner",
        subjectKind: "user",
        subjectId: id,
        after: { name: owner.name },
      },
    ]);
    return { ok: true };
  });
}
