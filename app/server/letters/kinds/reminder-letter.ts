import { dateOf, daysBetween, timeOf, type LocalDateTime } from "../../../domain/calendar.ts";
import { inLanguage } from "../../../domain/language.ts";
import { toLocal } from "../../../domain/sarajevo.ts";
import { confirmationWords } from "../../../i18n/confirmation/en.ts";
import type { Reservation } from "../../../domain/reservations/reservation.ts";
import { billBlocks } from "../blocks/bill-block.ts";
import { bringBlock } from "../blocks/bring-block.ts";
import type { About, LetterContent } from "../letter-content.ts";
import { reservationPaper } from "../papers.ts";
import { changeUrl, seeLink } from "../reservation-links.ts";
import { findPlace, placeName, shortMoment, tripBlock } from "../blocks/trip-block.ts";

/** The reminder on the day before: where and when to meet, what to bring, and what to do when late. */
export async function reminder(reservation: Reservation, about: About): Promise<LetterContent> {
  const { words, language, world } = about;
  const { customer, code, car, trip } = reservation;
  const says = words.reminder;
  const when = whenText(trip.pickupAt, about);
  const place = findPlace(trip.pickupLocationId, world.catalogue);
  const meeting = place ? inLanguage(place.meeting, language) : "";
  const lead = says.lead(placeName(trip.pickupLocationId, about), meeting);
  return {
    to: customer.email,
    subject: says.subject(when, code, car.name),
    preview: lead,
    title: says.title(when, customer.firstName),
    code,
    lead,
    action: seeLink(reservation, about),
    links: [{ label: words.late, href: changeUrl(reservation, about) }],
    blocks: [
      { is: "heading", text: confirmationWords(language).bring },
      bringBlock(reservation, about),
      { is: "heading", text: confirmationWords(language).trip },
      tripBlock(reservation, about),
      { is: "note", tone: "calm", text: says.lateHint },
      ...billBlocks(reservation, about),
      { is: "note", tone: "calm", text: words.paper },
    ],
    footnote: words.foot.booked,
    attachments: [await reservationPaper(reservation, about)],
  };
}

/** "Tomorrow at 10:00", unless the letter was delayed so long that this is no longer true. */
export function whenText(at: LocalDateTime, about: About): string {
  const { today, tomorrow } = about.words.reminder;
  const days = daysBetween(dateOf(toLocal(about.world.now)), dateOf(at));
  if (days === 1) return tomorrow(timeOf(at));
  return days === 0 ? today(timeOf(at)) : shortMoment(at, about);
}
