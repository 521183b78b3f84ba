import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";

export type FineFacts = {
  plate: string;
  when: string;
  place: string;
  authority: string;
  reference: string;
  amount: string;
  /** Absent when the agency asks for none. */
  handling: string | undefined;
  dueOn: string | undefined;
};

/** What the customer is written about a fine. */
const en = {
  letter: ({ plate, when, place, authority, reference, amount, handling, dueOn }: FineFacts) =>
    [
      `We have received a notice of a traffic offence from ${authority}, number ${reference}. It is about the vehicle ${plate}, which you were renting at that time.`,
      `Time and place of the offence: ${[when, place].filter(Boolean).join(", ")}. The fine is ${amount}.`,
      handling === undefined
        ? "Under the rental terms, fines incurred during your rental are yours to pay."
        : `Under the rental terms, fines incurred during your rental are yours to pay, plus ${handling} for handling the notice.`,
      ...(dueOn === undefined ? [] : [`It has to be paid or answered by ${dueOn}.`]),
      "If you have paid it already, or if it was not you, please write to us.",
    ].join("\n\n"),
  statement: {
    authority: "To",
    from: "Authority",
    reference: "Your number",
    notice: "Number of the notice",
    plate: "Vehicle",
    at: "When and where",
    who: "Who drove",
    text: (agency: string) =>
      `${agency} states that at this time the vehicle was rented to the person named below, according to the rental agreement and the handover sheet.`,
    agreement: "Rental agreement",
    gaveAt: "Given out",
    backAt: "Taken back",
    still: "not taken back yet",
    issued: "Place and date",
    name: "Name",
    born: "Date of birth",
    address: "Address",
    licence: "Driving licence",
    identity: "Identity document",
    rental: "Rental",
    missing: "not on record",
  },
  customer: "Customer",
};

export type Words = typeof en;

export const fineLetterWords = bilingual(en, bs);
