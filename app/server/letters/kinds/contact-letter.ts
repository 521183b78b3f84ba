import type { ContactMessage } from "../../mail/letter.ts";
import { edgeContact } from "../edge-payload.ts";
import type { About, LetterContent } from "../letter-content.ts";
import { isMailAddress } from "../../mail/transports/mail-address.ts";
import { subjectLine } from "../subject-line.ts";

const longestName = 60;

/** What a visitor wrote on the contact page. An answer to the letter goes to the visitor. */
export function contactLetter(message: ContactMessage, { words, world }: About): LetterContent {
  const { name, email, phone } = message;
  const says = words.contact;
  const { staff } = words;
  const agency = world.catalogue.facts.email;
  const answerTo = isMailAddress(email) ? email : undefined;
  const headers = contactHeaders(agency);
  const phoneRow = {
    label: staff.phone,
    value: phone ?? "",
    href: `tel:${(phone ?? "").replace(/[^\d+]/gu, "")}`,
  };
  return {
    to: agency,
    replyTo: answerTo,
    subject: says.subject(subjectLine(name, longestName)),
    preview: subjectLine(message.message),
    title: says.title,
    lead: answerTo ? says.lead(answerTo) : undefined,
    blocks: [
      {
        is: "rows",
        rows: [
          { label: staff.name, value: name },
          { label: staff.email, value: email, href: answerTo && `mailto:${answerTo}` },
          ...(phone ? [phoneRow] : []),
        ],
      },
      { is: "heading", text: says.message },
      { is: "quote", text: message.message },
    ],
    footnote: words.foot.staff,
    headers,
    edge: { name: "email-service", body: edgeContact(message, headers) },
  };
}

/** Headers that keep auto-responders and mailing-list programs from answering (specification, section 7). */
function contactHeaders(agency: string): Record<string, string> {
  return {
    "List-Unsubscribe": `<mailto:${agency}?subject=unsubscribe>`,
    Precedence: "bulk",
    "X-Auto-Response-Suppress": "All",
  };
}
