/** The forms of money at the desk, as they are typed. */
import { paymentTypes } from "../facts.ts";
import { parseLocalTime } from "../calendar.ts";
import type { FieldFaults } from "../forms/field-fault.ts";
import { choice, date, line, money } from "../forms/fields.ts";
import { optional, reads } from "../forms/field.ts";
import { readFeninga } from "../read-money.ts";
import { paymentMethods } from "./payment-method.ts";
import { currencies } from "./cash.ts";
import { maxHundredths } from "./settle.ts";

const amount = money({ maxCents: maxHundredths, minCents: 1 });

/** An amount of marks in feninga. */
export const marks = reads({ code: "marks", maxFeninga: maxHundredths }, (typed) => {
  const feninga = readFeninga(typed);
  return feninga !== undefined && feninga >= 1 && feninga <= maxHundredths ? feninga : undefined;
});

/** A time of day as browsers send it, or as people write it: `9:05`, `09:05`. */
const time = reads({ code: "time" }, (typed) => parseLocalTime(typed.trim().padStart(5, "0")));

const words = {
  placeId: optional(line({ max: 60 }), ""),
  reference: optional(line({ max: 80 }), ""),
  fiscalReceipt: optional(line({ max: 40 }), ""),
  fiscalDevice: optional(line({ max: 40 }), ""),
  /** Who pays, or gets it back, where it is not the customer. */
  payer: optional(line({ max: 120 }), ""),
};

/** A payment: what was given in each currency, and how much of it is meant, euro cents. */
export const paymentFields = {
  method: choice(paymentTypes),
  eur: optional(amount, 0),
  bam: optional(marks, 0),
  amount: optional(amount),
  changeIn: optional(choice(currencies), "BAM" as const),
  takenOn: optional(date()),
  takenTime: optional(time),
  ...words,
  note: optional(line({ max: 200 }), ""),
};

/** A fiscal receipt is known by its number and the device that printed it. */
export function checkReceipt({
  fiscalReceipt = "",
  fiscalDevice = "",
}: {
  fiscalReceipt?: string;
  fiscalDevice?: string;
}): FieldFaults<"fiscalDevice"> {
  return fiscalReceipt !== "" && fiscalDevice === "" ? { fiscalDevice: { code: "missing" } } : {};
}

/** A refund: it says why. */
export const refundFields = {
  method: choice(paymentMethods),
  currency: choice(currencies),
  amount,
  ...words,
  note: line({ max: 200 }),
};
