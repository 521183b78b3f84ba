import type { EarlyReport } from "../../../domain/reservations/lateness/late.ts";
import { counted } from "../../../i18n/booking/counted.ts";
import { formatEuro } from "../../../i18n/format.ts";
import { placeName, shortMoment } from "../blocks/trip-block.ts";
import type { About, LetterContent } from "../letter-content.ts";
import { changeLinks, seeLink } from "../reservation-links.ts";

/** "We expect you earlier": when and where, and what comes back once the car is there. */
export function earlyReturn(
  { reservation, at, days, cents }: EarlyReport,
  about: About,
): LetterContent {
  const { words, language } = about;
  const says = words.earlyReturn;
  const { customer, code, car, trip } = reservation;
  const isAsAgreed = at === trip.dropoffAt;
  const when = shortMoment(at, about);
  const rows = [
    { label: says.return, value: when },
    { label: says.place, value: placeName(trip.dropoffLocationId, about) },
    ...(isAsAgreed ? [] : [{ label: says.agreed, value: shortMoment(trip.dropoffAt, about) }]),
  ];
  const back =
    cents > 0
      ? says.back(formatEuro(cents, language), counted(days, "day", language))
      : says.nothingBack;
  return {
    to: customer.email,
    subject: says.subject(when, code, car.name),
    preview: isAsAgreed ? says.asAgreed : says.expected,
    title: says.title(customer.firstName),
    code,
    lead: isAsAgreed ? says.asAgreed : says.expected,
    action: seeLink(reservation, about),
    links: changeLinks(reservation, about),
    blocks: [
      { is: "rows", rows },
      ...(isAsAgreed ? [] : [{ is: "note", tone: "calm", text: back } as const]),
    ],
    footnote: words.foot.booked,
  };
}
