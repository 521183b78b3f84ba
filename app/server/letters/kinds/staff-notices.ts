/** What the staff are told: the fact first, then whom to call, then the whole. */
import type {
  ReservationChange,
  Cancellation,
} from "../../../domain/reservations/change/change.ts";
import type { LateReport } from "../../../domain/reservations/lateness/late.ts";
import type { Reservation } from "../../../domain/reservations/reservation.ts";
import { isUnconfirmed } from "../../../domain/reservations/states/states.ts";
import { adminReservationsWords } from "../../../i18n/admin-reservations/en.ts";
import { cancellationWords } from "../../../i18n/cancellation/en.ts";
import { formatEuro } from "../../../i18n/format.ts";
import { formatPhone, telLink, whatsAppLink } from "../../../i18n/phone.ts";
import type { LetterKind, UndeliveredLetter } from "../../mail/letter.ts";
import { isMailAddress } from "../../mail/transports/mail-address.ts";
import { billBlocks } from "../blocks/bill-block.ts";
import { changesBlock } from "../blocks/change-rows.ts";
import { priceDifference } from "../blocks/price-difference.ts";
import { placeName, shortMoment, tripBlock } from "../blocks/trip-block.ts";
import type { About, Block, LetterContent } from "../letter-content.ts";
import { reservationUrl } from "../reservation-links.ts";

/** A new reservation, and whether the staff have to confirm it. */
export function bookingNotice(reservation: Reservation, about: About): LetterContent {
  const says = about.words.staff.booking;
  const { trip, customer } = reservation;
  const facts = [
    `${customer.firstName} ${customer.lastName}`,
    shortMoment(trip.pickupAt, about),
    placeName(trip.pickupLocationId, about),
  ];
  return notice(reservation, about, {
    subject: says.subject,
    title: says.title,
    lead: facts.join(" · "),
    blocks: waitsNote(reservation, about),
  });
}

/** That it waits for the staff, and why; nothing while it does not. */
function waitsNote({ status, waits = [] }: Reservation, about: About): Block[] {
  if (!isUnconfirmed(status)) return [];
  const why = adminReservationsWords(about.language).waits.whole;
  const says = about.words.staff.booking.waits;
  const text = [says, ...waits.map((reason) => why[reason])].join(" ");
  return [{ is: "note", tone: "warn", text }];
}

/** What a customer changed, old beside new. */
export function changeNotice(change: ReservationChange, about: About): LetterContent {
  const { staff, changed } = about.words;
  const { before, after, lateFeeCents } = change;
  const says = staff.change;
  const head = change.action === "extend" ? staff.extension : says;
  const fee = lateFeeCents && chargedText(lateFeeCents, about);
  return notice(after, about, {
    subject: head.subject,
    title: head.title,
    lead: priceDifference(change, says, about),
    blocks: [
      ...waitsNote(after, about),
      { is: "heading", text: changed.what },
      changesBlock(before, after, about),
      ...(fee ? [{ is: "note", tone: "warn", text: fee } as const] : []),
    ],
  });
}

/** A cancelled reservation, and whether a fee may be charged. */
export function cancelNotice(cancellation: Cancellation, about: About): LetterContent {
  const says = about.words.staff.cancel;
  const { reservation, lateFeeCents } = cancellation;
  return notice(reservation, about, {
    subject: says.subject,
    title: says.title,
    lead: lateFeeCents ? chargedText(lateFeeCents, about) : says.free,
    blocks: [],
  });
}

function chargedText(cents: number, { language }: About): string {
  return cancellationWords(language).charged(formatEuro(cents, language));
}

/** A customer's report of being late, for pick-up or return, or of an earlier return, and the new time. */
export function lateNotice(report: LateReport, about: About): LetterContent {
  const says = about.words.staff.late;
  const { reservation, wish, differenceCents, isAsAgreed } = report;
  const moment = shortMoment(wish.at, about);
  const { dropoffAt } = reservation.trip;
  const isEarly = wish.end === "return" && wish.at < dropoffAt;
  const title = isAsAgreed ? says.asAgreed : isEarly ? says.early : says[wish.end];
  const cost =
    differenceCents > 0 ? says.paid(formatEuro(differenceCents, about.language)) : says.free;
  const then = isEarly ? says.held(shortMoment(dropoffAt, about)) : cost;
  return notice(reservation, about, {
    subject: (code, car) => says.subject(title, code, car),
    title,
    lead: `${wish.end === "arrival" ? says.comes(moment) : says.brings(moment)} ${then}`,
    blocks: [],
  });
}

/** A letter that could not be delivered: the customer has to be reached in another way. */
export function undeliveredNotice(letter: UndeliveredLetter, about: About): LetterContent {
  const { staff, foot } = about.words;
  const says = staff.undelivered;
  const kinds: Record<LetterKind, string> = staff.kinds;
  const what = kinds[letter.kind];
  const { to, error, reservationCode } = letter;
  const given = says.given([what, to].filter(Boolean).join(", "));
  const lead = reservationCode ? `${given} ${says.byPhone}` : given;
  return {
    to: about.world.catalogue.facts.email,
    subject: says.subject([what, reservationCode].filter(Boolean).join(", ")),
    preview: lead,
    title: says.title,
    code: reservationCode,
    lead,
    blocks: [
      { is: "heading", text: says.said },
      { is: "quote", text: error },
    ],
    footnote: foot.staff,
  };
}

type Notice = {
  subject: (code: string, car: string) => string;
  title: string;
  lead: string | undefined;
  blocks: readonly Block[];
};

function notice(reservation: Reservation, about: About, says: Notice): LetterContent {
  const { words, world } = about;
  const { code, car, trip, customer } = reservation;
  const name = `${customer.firstName} ${customer.lastName}`;
  return {
    to: world.catalogue.facts.email,
    // An answer to the notice goes to the customer.
    replyTo: isMailAddress(customer.email) ? customer.email : undefined,
    subject: says.subject(code, car.name),
    preview: `${name} · ${shortMoment(trip.pickupAt, about)}`,
    title: says.title,
    code,
    lead: says.lead,
    action: { label: words.staff.open, href: reservationUrl(reservation, about) },
    blocks: [
      ...says.blocks,
      { is: "heading", text: words.staff.customer },
      ...customerBlocks(reservation, name, about),
      { is: "heading", text: words.staff.trip },
      tripBlock(reservation, about),
      ...billBlocks(reservation, about),
    ],
    footnote: words.foot.staff,
  };
}

function customerBlocks(
  { customer, language, createdAt, couponCode }: Reservation,
  name: string,
  about: About,
): Block[] {
  const { staff, changed } = about.words;
  const phone = formatPhone(customer.phone);
  const optional = [
    { label: staff.flight, value: customer.flightNumber },
    { label: changed.field.coupon, value: couponCode },
  ].flatMap(({ label, value }) => (value ? [{ label, value }] : []));
  return [
    {
      is: "rows",
      rows: [
        { label: staff.name, value: name },
        { label: staff.phone, value: phone, href: telLink(customer.phone) },
        ...(customer.email
          ? [{ label: staff.email, value: customer.email, href: `mailto:${customer.email}` }]
          : []),
        { label: staff.language, value: staff.languages[language] },
        ...optional,
        { label: staff.bookedAt, value: shortMoment(createdAt, about) },
      ],
    },
    {
      is: "links",
      links: [
        { label: staff.call, href: telLink(customer.phone), text: `${staff.call}: ${phone}` },
        { label: "WhatsApp", href: whatsAppLink(customer.phone) },
      ],
    },
  ];
}
