import { thingsToBring } from "../../../i18n/confirmation/things-to-bring.ts";
import type { Reservation } from "../../../domain/reservations/reservation.ts";
import type { About, Block } from "../letter-content.ts";

/** The papers, the card and the money for the pick-up. */
export function bringBlock(reservation: Reservation, { language, world }: About): Block {
  const { priceList, facts } = world.catalogue;
  const { licenceYears } = priceList.rules;
  const terms = { licenceYears, paymentTypes: facts.paymentTypes };
  const things = thingsToBring(reservation, terms, language);
  return { is: "things", things: things.map(({ what, why }) => ({ what, why })) };
}
