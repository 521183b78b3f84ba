import { toKmFeninga } from "../../domain/money.ts";
import { counted } from "../../i18n/booking/counted.ts";
import { confirmationWords } from "../../i18n/confirmation/words.ts";
import { formatEuro, formatKm } from "../../i18n/format.ts";
import type { ReservationView } from "../reservations/reservation-view.ts";
import type { About, Block } from "./letter-content.ts";

/** The papers, the card and the money for the pick-up. */
export function bringBlock(reservation: ReservationView, { language, world }: About): Block {
  const { totalCents, depositCents, lines } = reservation;
  const { priceList, facts } = world.catalogue;
  const says = confirmationWords(language);
  const years = counted(priceList.rules.licenceYears, "yearOf", language);
  const hasSecondDriver = lines.some(({ subject }) => subject === "additional_driver");
  const ways = facts.paymentTypes.map((type) => says.payment[type]).join(", ");
  const card = { what: says.card, why: says.cardHeld(formatEuro(depositCents, language)) };
  return {
    is: "things",
    things: [
      { what: says.licence, why: says.licenceHeld(years) },
      { what: says.identity, why: hasSecondDriver ? says.identityToo : says.identityOwn },
      ...(depositCents > 0 ? [card] : []),
      {
        what: says.toPay(formatEuro(totalCents, language)),
        why: `${formatKm(toKmFeninga(totalCents), language)} · ${ways}`,
      },
    ],
  };
}
