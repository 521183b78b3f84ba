import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";
import { plural } from "../format.ts";

const en = {
  missing: "Please fill this in.",
  tooLong: (most: number) => `At most ${most} characters.`,
  amount: (most: string) => `Enter an amount up to ${most}, such as 12.50, without a sign.`,
  number: (least: string, most: string) => `Enter a whole number from ${least} to ${most}.`,
  date: "This day does not exist or is too far away. Please check the date.",
  monthDay: "Enter a day and a month, such as 1/11.",
  choice: "Please choose one of these.",
  endsBeforeStart: "The last day is before the first.",
  bothOrNone: "Enter both days, or neither.",
  overDeposit: "The safety fee is part of the deposit: it cannot be higher.",
  freeHasNoPrice: "A free extra has no price: leave this empty.",
  capBelowPrice: "The maximum per rental cannot be lower than the price.",
  percent: "Enter a whole number from 1 to 100.",
  couponCode: "3 to 32 characters: letters A to Z and digits, with hyphens and underscores inside.",
  codeTaken: "Another coupon has this code.",
  codeUsed: "Reservations were made with this code, so it stays.",
  noPrice: (categories: string) =>
    `It cannot be offered: it has no price from the first day for ${categories}. Add it under Protection plan pricing.`,
  lastOffered: "It is the only plan on offer: offer another one first.",
  promised: (pieces: number, left: number, reservations: string) =>
    `${pieces} ${plural(pieces, ["piece is", "pieces are"])} promised at once, and ${left} would be left. Reservations: ${reservations}.`,
  priceMissing: "The plan is offered, so it needs a price from the first day.",
  daysTaken: "There is already a column from this number of days.",
};

export type Words = typeof en;

/** The sentences about fields of the back office. */
export const faultWords = bilingual<Words>(en, bs);
