import { toldReason } from "../../../domain/reservations/booking/wait-reasons.ts";
import type { ReservationChange } from "../../../domain/reservations/change/change.ts";
import { isUnconfirmed } from "../../../domain/reservations/states/states.ts";
import { formatUntil } from "../../../i18n/booking/until.ts";
import { cancellationWords } from "../../../i18n/cancellation/en.ts";
import { formatEuro } from "../../../i18n/format.ts";
import { waitingWords } from "../../../i18n/waiting/en.ts";
import { changesBlock } from "../blocks/change-rows.ts";
import { priceDifference } from "../blocks/price-difference.ts";
import type { About, Block, LetterContent } from "../letter-content.ts";
import { calendarPaper, reservationPaper } from "../papers.ts";
import { changeLinks, seeLink } from "../reservation-links.ts";
import { reservationMarkup } from "../reservation-markup.ts";
import { reservationBlocks } from "./booked-letters.ts";

/**
 * "Your reservation has changed", or "is extended": old beside new, the difference in price, then the whole
 * reservation as it is now.
 */
export async function reservationChanged(
  change: ReservationChange,
  about: About,
): Promise<LetterContent> {
  const { words } = about;
  const { after } = change;
  const { customer, code, car } = after;
  const waits = isUnconfirmed(after.status);
  const head = headOf(change, about);
  return {
    to: customer.email,
    subject: head.subject(code, car.name),
    preview: head.price,
    title: head.title(customer.firstName),
    code,
    lead: waits ? `${waitsText(after, about)} ${head.lead}` : head.lead,
    action: seeLink(after, about),
    links: changeLinks(after, about),
    blocks: [
      { is: "heading", text: words.changed.what },
      changesBlock(change.before, after, about),
      { is: "paragraph", text: head.price },
      ...feeNote(change, about),
      ...reservationBlocks(after, about),
      ...(waits ? [] : [{ is: "note", tone: "calm", text: words.newPapers } as const]),
    ],
    footnote: words.foot.booked,
    // What is not confirmed has no papers yet: they come with the confirmation.
    attachments: waits ? [] : [await reservationPaper(after, about), calendarPaper(after, about)],
    markup: reservationMarkup(after, about),
  };
}

/** Why the reservation waits as it is now, and what comes next. */
function waitsText({ waits = [] }: ReservationChange["after"], { language }: About): string {
  const { after, change } = waitingWords(language);
  const told = toldReason(waits);
  return told === "other" ? change.mail : `${after[told]} ${change.mail}`;
}

/** Title and introduction. An extension has its own; it is never cheaper. */
function headOf(change: ReservationChange, about: About) {
  const { changed } = about.words;
  if (change.action === "modify") {
    return { ...changed, price: priceDifference(change, changed, about) };
  }
  const { extended } = changed;
  const until = formatUntil(change.after.trip.dropoffAt, about.language);
  return {
    ...extended,
    lead: extended.lead(until),
    price: priceDifference(change, extended, about),
  };
}

function feeNote({ lateFeeCents }: ReservationChange, { language }: About): Block[] {
  if (!lateFeeCents) return [];
  const text = cancellationWords(language).charged(formatEuro(lateFeeCents, language));
  return [{ is: "note", tone: "warn", text }];
}
