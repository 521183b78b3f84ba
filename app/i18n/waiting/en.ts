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
    "Once you book, we hold the car for you and send the confirmation in a second e-mail soon.",
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
