/** Two letters after a booking: it is confirmed, or it waits for the staff's word. */
import { toldReason } from "../../../domain/reservations/booking/wait-reasons.ts";
import type { Reservation } from "../../../domain/reservations/reservation.ts";
import { isAhead } from "../../../domain/reservations/states/states.ts";
import { confirmationWords } from "../../../i18n/confirmation/en.ts";
import { waitingWords } from "../../../i18n/waiting/en.ts";
import { formatEuro } from "../../../i18n/format.ts";
import { billBlocks } from "../blocks/bill-block.ts";
import { bringBlock } from "../blocks/bring-block.ts";
import { freeUntilNote } from "../blocks/free-until.ts";
import { placeName, shortMoment, tripBlock } from "../blocks/trip-block.ts";
import { edgeReservation } from "../edge-payload.ts";
import type { About, Block, LetterContent } from "../letter-content.ts";
import { calendarPaper, reservationPaper } from "../papers.ts";
import { changeLinks, seeLink } from "../reservation-links.ts";
import { reservationMarkup } from "../reservation-markup.ts";

/** "Your car is booked": everything that a customer needs to hold, with PDF and calendar file. */
export async function bookingConfirmed(
  reservation: Reservation,
  about: About,
): Promise<LetterContent> {
  const { words, language } = about;
  const { code, car, trip, totalCents } = reservation;
  const says = words.confirmed;
  return {
    ...bookedContent(reservation, about),
    subject: says.subject(code, car.name),
    preview: says.preview(
      shortMoment(trip.pickupAt, about),
      placeName(trip.pickupLocationId, about),
      formatEuro(totalCents, language),
    ),
    title: confirmationWords(language).booked(reservation.customer.firstName),
    lead: says.lead,
    blocks: [
      ...reservationBlocks(reservation, about),
      { is: "note", tone: "calm", text: words.calendarAndPaper },
    ],
    attachments: [await reservationPaper(reservation, about), calendarPaper(reservation, about)],
    edge: { name: "send-reservation-email", body: edgeReservation(reservation, about) },
  };
}

/** "We have your booking": the car is held, the papers come with the confirmation. */
export function bookingReceived(reservation: Reservation, about: About): LetterContent {
  const { words, language } = about;
  const { code, car, customer } = reservation;
  const says = words.received;
  const told = toldReason(reservation.waits ?? []);
  return {
    ...bookedContent(reservation, about),
    subject: says.subject(code, car.name),
    preview: says.preview,
    title: confirmationWords(language).requested(customer.firstName),
    lead: told === "other" ? says.lead : `${waitingWords(language).after[told]} ${says.lead}`,
    blocks: reservationBlocks(reservation, about),
  };
}

/** The reservation from pick-up to deposit, as every letter about an active one shows it. */
export function reservationBlocks(reservation: Reservation, about: About): Block[] {
  const says = confirmationWords(about.language);
  const bring: Block[] = [{ is: "heading", text: says.bring }, bringBlock(reservation, about)];
  return [
    { is: "heading", text: says.trip },
    tripBlock(reservation, about),
    ...freeUntilNote(reservation, about),
    ...billBlocks(reservation, about),
    // Who has the car already brings nothing to its pick-up.
    ...(isAhead(reservation.status) ? bring : []),
  ];
}

function bookedContent(reservation: Reservation, about: About) {
  return {
    to: reservation.customer.email,
    code: reservation.code,
    action: seeLink(reservation, about),
    links: changeLinks(reservation, about),
    footnote: about.words.foot.booked,
    markup: reservationMarkup(reservation, about),
  };
}
