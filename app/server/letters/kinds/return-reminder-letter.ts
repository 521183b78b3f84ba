import { keyBoxWords } from "../../../i18n/key-box/en.ts";
import { pathTo } from "../../../i18n/paths.ts";
import type { Reservation } from "../../../domain/reservations/reservation.ts";
import { keyBoxPass } from "../../handovers/key-box/key-box-link.ts";
import { findPlace, placeName, shortMoment } from "../blocks/trip-block.ts";
import type { About, LetterContent } from "../letter-content.ts";
import { changeLinks } from "../reservation-links.ts";
import { whenText } from "./reminder-letter.ts";

/** The day before a return at a place with a key box: when and where, and the link with which the car is given back alone. */
export function returnReminder(reservation: Reservation, about: About): LetterContent {
  const { words, language, world } = about;
  const { customer, code, token, trip } = reservation;
  const says = words.returnReminder;
  const when = whenText(trip.dropoffAt, about);
  const place = findPlace(trip.dropoffLocationId, world.catalogue);
  const name = placeName(trip.dropoffLocationId, about);
  const pass = keyBoxPass(world, { token, trip });
  return {
    to: customer.email,
    subject: says.subject(when, code),
    preview: says.lead(name),
    title: says.title(when, customer.firstName),
    code,
    lead: says.lead(name),
    action: {
      label: keyBoxWords(language).link,
      href: world.siteUrl + pathTo("key-box", language, { token: pass }),
    },
    links: changeLinks(reservation, about),
    blocks: [
      {
        is: "rows",
        rows: [
          { label: says.due, value: shortMoment(trip.dropoffAt, about) },
          { label: says.place, value: name },
          ...(place ? [{ label: says.address, value: `${place.address}, ${place.city}` }] : []),
        ],
      },
      { is: "note", tone: "calm", text: says.keepLink },
    ],
    footnote: words.foot.booked,
  };
}
