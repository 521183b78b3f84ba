import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";
import type { ToldReason } from "../../domain/reservations/booking/wait-reasons.ts";
import { plural } from "../format.ts";

/** A booking that one of the staff confirms: as its customer is told, before it and after. */
const en = {
  before: {
    days: (days: number) =>
      `Rentals of more than ${days} ${plural(days, ["day", "days"])} are confirmed by one of us.`,
    value: (total: string) => `Reservations of more than ${total} are confirmed by one of us.`,
    other: () => "Every reservation is confirmed by one of us.",
  },
  beforeHeld:
    "Once you book, we will hold the car for you and soon send the confirmation in a second e-mail.",
  change: {
    other: "One of us will confirm this change.",
    held: "Once you accept, the change is made and we will hold the car for you; we will soon confirm your reservation again in a second e-mail.",
    done: "Your reservation has been changed and is waiting for our confirmation. We are sending you an e-mail with what has changed.",
    mail: "The reservation as it is now is not confirmed yet. We are holding the car for you and will confirm it soon, in a second e-mail with all the documents.",
  },
  after: {
    days: "A rental this long is confirmed by one of us.",
    value: "A reservation of this amount is confirmed by one of us.",
    other: "One of us will look at it and confirm it.",
  } satisfies Record<ToldReason, string> as Record<ToldReason, string>,
  held: "Until then we are holding the car for you.",
  mail: (email: string) => `We will write to ${email} as soon as the reservation is confirmed.`,
};

export type Words = typeof en;

/** The words of a booking that waits. */
export const waitingWords = bilingual<Words>(en, bs);
