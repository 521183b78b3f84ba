import type { AgencyMessage } from "../../mail/letter.ts";
import { tripBlock } from "../blocks/trip-block.ts";
import type { About, LetterContent } from "../letter-content.ts";
import { seeLink } from "../reservation-links.ts";

/** A message of the agency in its own words, about one reservation. */
export function agencyMessage(
  { reservation, message }: AgencyMessage,
  about: About,
): LetterContent {
  const { customer, code, car } = reservation;
  const says = about.words.message;
  return {
    to: customer.email,
    subject: says.subject(code, car.name),
    preview: message.replaceAll(/\s+/g, " ").slice(0, 140),
    title: says.title(customer.firstName),
    code,
    action: seeLink(reservation, about),
    blocks: [
      { is: "quote", text: message },
      { is: "heading", text: says.about },
      tripBlock(reservation, about),
    ],
    footnote: about.words.foot.booked,
  };
}
