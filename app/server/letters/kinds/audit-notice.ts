import { adminPath } from "../../../i18n/admin-paths.ts";
import type { AuditHead } from "../../mail/letter.ts";
import type { About, LetterContent } from "../letter-content.ts";

/** The nightly letter to an owner: where the audit log ends, and what the check of the night found. */
export function auditNotice(
  { email, name, head, findings }: AuditHead,
  { words, language, world }: About,
): LetterContent {
  const { auditLog: says } = words;
  const result = findings > 0 ? says.found(findings) : says.whole;
  return {
    to: email,
    subject: findings > 0 ? says.subjectFound(findings) : says.subject,
    preview: result,
    title: says.title(name),
    lead: result,
    action: { label: says.open, href: world.siteUrl + adminPath("audit-logs", language) },
    blocks: [
      { is: "rows", rows: [{ label: says.head, value: head }] },
      {
        is: "note",
        tone: findings > 0 ? "warn" : "calm",
        text: findings > 0 ? says.next : says.keep,
      },
    ],
    footnote: words.foot.owner,
  };
}
