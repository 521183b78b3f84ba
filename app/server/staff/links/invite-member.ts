import type { Invitee } from "../../../domain/staff/check-invitation.ts";
import type { Doer } from "../../../domain/staff/doer.ts";
import { inTransaction } from "../../db/in-transaction.ts";
import type { Deps } from "../../deps.ts";
import { sendLink, type StaffLink } from "./send-link.ts";
import { linkToken, linkTokenHash, linkValidMs } from "./staff-link.ts";

type InvitationDeps = Pick<Deps, "pool" | "signingKey" | "clock" | "random">;

export type InviteRefusal = { ok: false; reason: "is-member" | "is-invited" | "not-open" };

/** Invites somebody by mail. Refuses the address of a member, and an address that is already invited. */
export async function inviteMember(
  deps: InvitationDeps,
  { invitee, by }: { invitee: Invitee; by: Doer },
): Promise<{ ok: true } | InviteRefusal> {
  const id = deps.random.uuid();
  const issue = 1;
  const { email, name, role, language } = invitee;
  const hash = linkTokenHash(linkToken(deps.signingKey, { linkId: id, issue }));
  return inTransaction(deps.pool, async (client) => {
    const member = await client.query(`select from "user" where email = $1`, [email]);
    if (member.rowCount !== 0) return { ok: false, reason: "is-member" };
    const made = await client.query(
      `insert into staff_link (id, kind, email, name, role, language, token_hash, issue, expires_at)
       values ($1, 'invitation', $2, $3, $4, $5, $6, $7, $8) on conflict do nothing`,
      [id, email, name, role, language, hash, issue, new Date(deps.clock.now() + linkValidMs)],
    );
    if (made.rowCount !== 1) return { ok: false, reason: "is-invited" };
    const link: StaffLink = { id, kind: "invitation", email, name, role, language, issue };
    const entry = {
      ...by,
      action: "staff.invited",
      subjectKind: "invitation",
      subjectId: id,
      after: { name, role },
    };
    await sendLink(client, deps, { link, entry });
    return { ok: true };
  });
}

/** Sends an open invitation again, with a new link; the former link stops working. */
export async function resendInvitation(
  deps: InvitationDeps,
  { id, by }: { id: string; by: Doer },
): Promise<{ ok: true; email: string } | InviteRefusal> {
  return inTransaction(deps.pool, async (client) => {
    const { rows } = await client.query<StaffLink>(
      `select id, kind, email, name, role, language, issue from staff_link
       where id = $1 and kind = 'invitation' and used_at is null and withdrawn_at is null for update`,
      [id.replaceAll("\0", "")],
    );
    const [open] = rows;
    if (!open) return { ok: false, reason: "not-open" };
    const link = { ...open, issue: open.issue + 1 };
    const hash = linkTokenHash(linkToken(deps.signingKey, { linkId: link.id, issue: link.issue }));
    await client.query(
      "update staff_link set issue = $2, token_hash = $3, expires_at = $4 where id = $1",
      [link.id, link.issue, hash, new Date(deps.clock.now() + linkValidMs)],
    );
    const entry = {
      ...by,
      action: "staff.invited-again",
      subjectKind: "invitation",
      subjectId: link.id,
      after: { issue: link.issue },
    };
    await sendLink(client, deps, { link, entry });
    return { ok: true, email: link.email };
  });
}
