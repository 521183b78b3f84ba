import { depositWords } from "../../../i18n/deposit/en.ts";
import { stepText } from "../../../i18n/deposit/step-text.ts";
import { formatEuro } from "../../../i18n/format.ts";
import type { DepositLetter } from "../../mail/letter.ts";
import type { About, Block, LetterContent } from "../letter-content.ts";
import { seeLink } from "../reservation-links.ts";

type Rows = Extract<Block, { is: "rows" }>["rows"];

/** What was given back or kept of a deposit: every step of it, with the reasons. */
export function depositLetter(letter: DepositLetter, about: About): LetterContent {
  const { reservation, deed, amountCents, steps, heldCents } = letter;
  const { language, words } = about;
  const says = words.deposit;
  const life = depositWords(language);
  const { customer, code } = reservation;
  const lead = says.lead[deed](formatEuro(amountCents, language));
  const rows: Rows = steps.flatMap((step) => {
    const { when, what, amount, reason } = stepText(step, language);
    const row = { label: `${what}, ${when}`, value: amount };
    return reason === "" ? [row] : [row, { label: says.reason, value: reason }];
  });
  const isOnCard = deed === "released" && steps.at(-1)?.method === "card-hold";
  const held = heldCents > 0 ? life.stillHeld(formatEuro(heldCents, language)) : life.nothingHeld;
  return {
    to: customer.email,
    subject: says.subject[deed](code),
    preview: lead,
    title: says.title(customer.firstName),
    code,
    lead,
    action: seeLink(reservation, about),
    blocks: [
      { is: "rows", rows },
      { is: "note", tone: "calm", text: isOnCard ? `${held} ${life.bank}` : held },
      ...(deed === "taken" ? [{ is: "paragraph", text: says.ask } as const] : []),
    ],
    footnote: words.foot.booked,
  };
}
