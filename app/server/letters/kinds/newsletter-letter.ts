import { counterpart } from "../../../i18n/paths.ts";
import type { LetterPayloads } from "../../mail/letter.ts";
import type { About, LetterContent } from "../letter-content.ts";

/** The confirmation request of the double opt-in: one button, and what happens without it. */
export function newsletterConfirmation(
  { email, token }: LetterPayloads["newsletter-confirmation"],
  { words, language, world }: About,
): LetterContent {
  const says = words.newsletter;
  const path = counterpart(`/newsletter/confirm/${encodeURIComponent(token)}`, language, []);
  return {
    to: email,
    subject: says.subject,
    preview: says.preview,
    title: says.title,
    lead: says.lead(email),
    action: { label: says.confirm, href: world.siteUrl + path },
    blocks: [{ is: "note", tone: "calm", text: says.ignore }],
    footnote: words.foot.newsletter,
  };
}
