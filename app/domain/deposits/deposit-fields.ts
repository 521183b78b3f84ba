/** The forms of a deposit, as they are typed. None of them ever takes the number of a card. */
import type { FaultOf, FieldFault } from "../forms/field-fault.ts";
import { optional, reads, type Field } from "../forms/field.ts";
import { choice, date, line, money, whole } from "../forms/fields.ts";
import { maxHundredths } from "../account/settle.ts";
import { marks } from "../account/read-payment.ts";
import { holdMethods, takingPurposes } from "./hold.ts";

const amount = money({ maxCents: maxHundredths, minCents: 1 });
const place = optional(line({ max: 60 }), "");

/** Twelve digits and more, however they are parted: the number of a card has twelve to nineteen. */
const cardNumber = /(?:\d[\s./_-]*){12}/;

/** Does a text hold what could be the number of a card? */
export function holdsCardNumber(text: string): boolean {
  return cardNumber.test(text);
}

/** A field that refuses what could be the number of a card. */
function withoutCardNumber<T, Fault extends FieldFault>(
  field: Field<T, Fault>,
): Field<T, Fault | FaultOf<"card-number">> {
  return (typed) => (holdsCardNumber(typed) ? { fault: { code: "card-number" } } : field(typed));
}

const words = (max: number) => withoutCardNumber(line({ max }));

/** The last four digits of a card. */
const lastFour = withoutCardNumber(
  reads({ code: "digits", length: 4 }, (typed) => /^\s*(\d{4})\s*$/.exec(typed)?.[1]),
);

/** A new hold: `eur` and `bam` are what was laid on the counter, the others are asked of a card. */
export const holdFields = {
  method: choice(holdMethods),
  eur: optional(amount, 0),
  bam: optional(marks, 0),
  amount: optional(amount),
  lastFour: optional(lastFour, ""),
  reference: optional(words(80), ""),
  lapsesOn: optional(date()),
  note: optional(words(200), ""),
  placeId: place,
};

const id = whole({ min: 1, max: 2_147_483_647 });

/** A release: all that is held when no amount is typed. */
export const releaseFields = {
  depositId: id,
  amount: optional(amount),
  reason: optional(words(200), ""),
  placeId: place,
};

/** A taking, with what it is for. */
export const takeFields = {
  depositId: id,
  purpose: choice(takingPurposes),
  amount,
  reason: words(200),
  damageId: optional(id),
  chargeId: optional(id),
  placeId: place,
};

/** The opposite of a wrong step. */
export const undoFields = { entryId: id, reason: words(200) };
