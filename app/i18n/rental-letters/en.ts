import type { RentalLetterKind } from "../../domain/documents/contents/rental-letter.ts";
import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";

/** What the letters say in figures and names; amounts and moments are formatted. */
export type LetterFacts = {
  car: string;
  plate: string;
  /** The moment that was agreed on: the return, or the pick-up. */
  agreed: string;
  place: string;
  /** By when the agency wants an answer, or the vehicle. */
  by: string;
  /** What a rental day costs in this rental. */
  perDay: string;
  /** What may be charged; undefined when nothing is. */
  fee: string | undefined;
  phone: string;
  email: string;
};

/** Letters on paper to customers who did not bring a vehicle back, or did not come for it. */
const en = {
  title: {
    "late-return-letter": "Demand to return the vehicle",
    "no-show-letter": "Missed pick-up",
  } satisfies Record<RentalLetterKind, string>,
  labels: {
    reservation: "Reservation",
    vehicle: "Vehicle",
    agreed: { "late-return-letter": "Agreed return", "no-show-letter": "Agreed pick-up" },
    place: "Place",
    by: { "late-return-letter": "To be returned by", "no-show-letter": "Answer by" },
  },
  paragraphs: {
    "late-return-letter": ({ car, plate, agreed, place, by, perDay, phone }: LetterFacts) => [
      `You took over the vehicle ${car}, plate ${plate}, under a rental agreement that ended on ${agreed} (${place}). The vehicle has not been returned, and we have agreed to no extension.`,
      `Please return it by ${by}, or call us before then: ${phone}. If something has happened to you or to the vehicle, tell us: we will help.`,
      `Each rental day begun since the agreed return is charged at ${perDay}, VAT included. The cost of recovering the vehicle is added.`,
      "If the vehicle is not back by then and we have not heard from you, we will end the agreement and report the vehicle to the police as misappropriated, as the agreement says. Its documents and its authorisation to drive abroad will then no longer be valid.",
    ],
    "no-show-letter": ({ car, agreed, place, by, fee, phone, email }: LetterFacts) => [
      `You reserved the vehicle ${car} for ${agreed} (${place}). We waited for you, and nobody came; we could not reach you either. The reservation is therefore over, and the vehicle is free for others.`,
      fee === undefined
        ? "We charge nothing for this."
        : `Under the cancellation policy that you accepted, ${fee} may be charged for it, VAT included.`,
      `If we missed each other, or something kept you, write to us by ${by}: ${email}, ${phone}. We will look into it and find another date with you.`,
    ],
  },
  greeting: "Kind regards,",
  issue: {
    title: {
      "late-return-letter": "Letter about the late return",
      "no-show-letter": "Letter about the missed pick-up",
    },
    what: {
      "late-return-letter": "Calls on the customer to bring the vehicle back, with a last day.",
      "no-show-letter": "Tells the customer that the reservation is over, and what may be charged.",
    },
    days: "Days until the last day",
    send: "Send it by e-mail as well",
    go: "Issue the letter",
    problems: {
      "not-late": "The vehicle is not late: the agreed return has not passed, or it is back.",
      "no-no-show": "Nobody missed this pick-up.",
    },
  },
};

export type Words = typeof en;

/** The words of letters on paper about a rental. */
export const rentalLetterWords = bilingual<Words>(en, bs);
