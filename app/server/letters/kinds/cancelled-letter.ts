import type { Cancellation } from "../../../domain/reservations/change/change.ts";
import { cancellationWords } from "../../../i18n/cancellation/en.ts";
import { confirmationWords } from "../../../i18n/confirmation/en.ts";
import { formatEuro } from "../../../i18n/format.ts";
import { repeatPath } from "../../../i18n/repeat-path.ts";
import { tripOffBlock } from "../blocks/trip-block.ts";
import type { About, LetterContent } from "../letter-content.ts";
import { calendarPaper } from "../papers.ts";
import { seeLink } from "../reservation-links.ts";
import { reservationMarkup } from "../reservation-markup.ts";

/** "Your booking is cancelled": the trip, the fee, and a calendar file that removes the dates. */
export function reservationCancelled(
  { reservation, lateFeeCents }: Cancellation,
  about: About,
): LetterContent {
  const { words, language, world } = about;
  const { customer, code, car } = reservation;
  const says = words.cancelled;
  const cost = lateFeeCents
    ? cancellationWords(language).charged(formatEuro(lateFeeCents, language))
    : says.free;
  return {
    to: customer.email,
    subject: says.subject(code, car.name),
    preview: cost,
    title: confirmationWords(language).cancelled(customer.firstName),
    code,
    lead: cost,
    action: { label: says.again, href: world.siteUrl + repeatPath(reservation, language) },
    links: [seeLink(reservation, about)],
    blocks: [
      { is: "heading", text: says.what },
      tripOffBlock(reservation, about),
      { is: "paragraph", text: says.notYou },
      { is: "note", tone: "calm", text: words.noDates },
    ],
    footnote: words.foot.booked,
    attachments: [calendarPaper(reservation, about)],
    markup: reservationMarkup(reservation, about),
  };
}
