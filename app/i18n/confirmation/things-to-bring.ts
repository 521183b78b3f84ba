import type { PaymentType } from "../../domain/facts.ts";
import type { Language } from "../../domain/language.ts";
import { toKmFeninga } from "../../domain/money.ts";
import type { Quote, QuoteLine } from "../../domain/pricing/quote-line.ts";
import { counted } from "../booking/counted.ts";
import { formatEuro, formatKm } from "../format.ts";
import { confirmationWords } from "./en.ts";

/** One thing that the customer needs at the pick-up, and its requirements. */
export type ThingToBring = {
  is: "licence" | "identity" | "card" | "money";
  what: string;
  why: string;
};

type Reservation = Pick<Quote, "totalCents" | "depositCents"> & { lines: readonly QuoteLine[] };
type Terms = { licenceYears: number; paymentTypes: readonly PaymentType[] };

/** Returns the papers, the card and the money for the pick-up: the same list on the page, in letters and on paper. */
export function thingsToBring(
  { lines, totalCents, depositCents }: Reservation,
  { licenceYears, paymentTypes }: Terms,
  language: Language,
): ThingToBring[] {
  const words = confirmationWords(language);
  const hasSecondDriver = lines.some(({ subject }) => subject === "additional_driver");
  const ways = paymentTypes.map((type) => words.payment[type]).join(", ");
  const deposit = formatEuro(depositCents, language);
  const years = counted(licenceYears, "yearOf", language);
  return [
    { is: "licence", what: words.licence, why: words.licenceHeld(years) },
    {
      is: "identity",
      what: words.identity,
      why: hasSecondDriver ? words.identityToo : words.identityOwn,
    },
    ...(depositCents > 0
      ? [{ is: "card" as const, what: words.card, why: words.cardHeld(deposit) }]
      : []),
    {
      is: "money",
      what: words.toPay(formatEuro(totalCents, language)),
      why: `${formatKm(toKmFeninga(totalCents), language)} · ${ways}`,
    },
  ];
}
