/** An owner's help for a member who cannot sign in. */
import type { Language } from "../../../domain/language.ts";
import type { Doer } from "../../../domain/staff/doer.ts";
import type { StaffRole } from "../../../domain/staff/roles.ts";
import { inTransaction } from "../../db/in-transaction.ts";
import type { Deps } from "../../deps.ts";
import { sendLink, type StaffLink } from "../links/send-link.ts";
import { linkToken, linkTokenHash, linkValidMs } from "../links/staff-link.ts";
import { takeStepAway } from "../second-step/end-second-step.ts";
import { lockOwners } from "./lock-owners.ts";

type HelpDeps = Pick<Deps, "pool" | "signingKey" | "clock" | "random">;
type Wish = { id: string; ownerId: string; by: Doer };

export type HelpRefusal = { ok: false; reason: "unknown" | "disabled" | "not-owner" };

/**
 * Sends a member the link that sets a new password, in the language of the owner's page. An earlier unused link stops
 * working.
 */
export async function sendPasswordLink(
  deps: HelpDeps,
  { id, ownerId, by, language }: Wish & { language: Language },
): Promise<{ ok: true; email: string } | HelpRefusal> {
  const linkId = deps.random.uuid();
  const issue = 1;
  const hash = linkTokenHash(linkToken(deps.signingKey, { linkId, issue }));
  return inTransaction(deps.pool, async (client) => {
    if (!(await lockOwners(client)).has(ownerId)) return { ok: false, reason: "not-owner" };
    const { rows } = await client.query<{
      id: string;
      email: string;
      name: string;
      role: StaffRole;
      disabled: boolean;
    }>(`select id, email, name, role, disabled from "user" where id = $1 for update`, [
      id.replaceAll("\0", ""),
    ]);
    const [member] = rows;
    if (!member) return { ok: false, reason: "unknown" };
    if (member.disabled) return { ok: false, reason: "disabled" };
    const { email, name, role } = member;
    await client.query(
      `update staff_link set withdrawn_at = now()
       where kind = 'password' and email = $1 and used_at is null and withdrawn_at is null`,
      [email],
    );
    await client.query(
      `insert into staff_link
         (id, kind, email, name, role, language, token_hash, issue, expires_at, user_id)
       values ($1, 'password', $2, $3, $4, $5, $6, $7, $8, $9)`,
      [linkId, email, name, role, language, hash, issue, expiry(deps), member.id],
    );
    const link: StaffLink = { id: linkId, kind: "password", email, name, role, language, issue };
    const entry = {
      ...by,
      action: "staff.password-link",
      subjectKind: "user",
      subjectId: member.id,
    };
    await sendLink(client, deps, { link, entry });
    return { ok: true, email };
  });
}

function expiry({ clock }: HelpDeps): Date {
  return new Date(clock.now() + linkValidMs);
}

/** Turns off the second step of a member who has lost the phone and the recovery codes. */
export async function removeSecondStep(
  { pool }: Pick<Deps, "pool">,
  { id, ownerId, by }: Wish,
): Promise<{ ok: true } | HelpRefusal> {
  // An owner's own second step is turned off with the password (`endSecondStep`).
  if (id === ownerId) return { ok: false, reason: "unknown" };
  return inTransaction(pool, async (client) => {
    if (!(await lockOwners(client)).has(ownerId)) return { ok: false, reason: "not-owner" };
    const isDone = await takeStepAway(client, { id: id.replaceAll("\0", ""), by });
    return isDone ? { ok: true } : { ok: false, reason: "unknown" };
  });
}
