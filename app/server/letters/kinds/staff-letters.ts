import { adminPath } from "../../../i18n/admin-paths.ts";
import { adminWords } from "../../../i18n/admin/en.ts";
import type { LetterPayloads, StaffLetter } from "../../mail/letter.ts";
import { linkHours, linkToken } from "../../staff/links/staff-link.ts";
import type { About, LetterContent } from "../letter-content.ts";

/** The invitation of a member: one button, which creates the account. */
export function staffInvitation(
  letter: LetterPayloads["staff-invitation"],
  about: About,
): LetterContent {
  const { invitation: says } = about.words;
  const role = adminWords(about.language).roles[letter.role];
  return withLink(letter, about, { ...says, lead: says.lead(role) });
}

/** The link with which a member sets a new password. */
export function staffPassword(letter: StaffLetter, about: About): LetterContent {
  const { password: says } = about.words;
  return withLink(letter, about, { ...says, lead: says.lead(letter.email) });
}

type Says = {
  subject: string;
  preview: string;
  title: (name: string) => string;
  lead: string;
  action: string;
  once: (hours: number) => string;
};

function withLink(
  { email, name, linkId, issue }: StaffLetter,
  { words, language, world }: About,
  says: Says,
): LetterContent {
  const token = linkToken(world.signingKey, { linkId, issue });
  return {
    to: email,
    subject: says.subject,
    preview: says.preview,
    title: says.title(name),
    lead: says.lead,
    action: {
      label: says.action,
      href: world.siteUrl + adminPath("invitation", language, token),
    },
    blocks: [{ is: "note", tone: "calm", text: says.once(linkHours) }],
    footnote: words.foot.member,
  };
}
