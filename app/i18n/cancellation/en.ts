import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";

/** What cancelling costs: the only sentences about it, for pages, letters, papers and the legal texts. */
const en = {
  until: (until: string) => `Free to change or cancel until ${until}.`,
  after: (fee: string) =>
    `After that, or if you do not come, we may charge one rental day, ${fee}.`,
  isLate: (hours: string) => `The pick-up is less than ${hours} away.`,
  wasLate: (hours: string) => `You booked less than ${hours} before the pick-up.`,
  within: (period: string) => `Free to change or cancel within ${period} of booking.`,
  over: (until: string) => `Changing and cancelling were free until ${until}.`,
  now: (fee: string) =>
    `If you change or cancel now, or if you do not come, we may charge one rental day, ${fee}.`,
  nothing: "Changing and cancelling cost nothing.",
  nothingNow: "Cancelling now costs nothing.",
  charged: (fee: string) =>
    `The deadline for free changes and cancellation had passed, so we may charge ${fee}.`,
  paysNothing: "You pay nothing.",
  hour: "an hour",
  rule: (until: string) =>
    `Changing and cancelling are free ${until}. After that, or if you do not come, we may charge one rental day.`,
  ruleUntil: (hours: string) => `up to ${hours} before pick-up`,
  ruleWithin: (until: string, period: string) =>
    `${until}, and within ${period} of booking if you book later than that`,
  ruleAlways: "until the moment of pick-up",
};

export type Words = typeof en;

/** The words of free changes and cancellation. */
export const cancellationWords = bilingual<Words>(en, bs);
