import { writeAuditEntries, type AuditEntry } from "../../audit/write-audit-entries.ts";
import type { PoolClient } from "pg";
import type { Language } from "../../../domain/language.ts";
import type { StaffRole } from "../../../domain/staff/roles.ts";
import type { Deps } from "../../deps.ts";
import { queueLetters } from "../../mail/queue-letters.ts";

export type StaffLink = {
  id: string;
  kind: "invitation" | "password";
  email: string;
  name: string;
  role: StaffRole;
  language: Language;
  issue: number;
};

/** Queues the letter with a link and writes its audit entry, in the transaction that made the link. */
export async function sendLink(
  client: PoolClient,
  { clock }: Pick<Deps, "clock">,
  { link, entry }: { link: StaffLink; entry: AuditEntry },
): Promise<void> {
  const { id, kind, email, name, role, language, issue } = link;
  const about = { email, name, linkId: id, issue };
  const letter =
    kind === "invitation"
      ? ({ kind: "staff-invitation", language, payload: { ...about, role } } as const)
      : ({ kind: "staff-password", language, payload: about } as const);
  await queueLetters(client, [letter], new Date(clock.now()));
  await writeAuditEntries(client, [entry]);
}
