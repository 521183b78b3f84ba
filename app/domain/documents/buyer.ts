/** Whom an invoice is made out to. */
import { line, choice } from "../forms/fields.ts";
import { optional, refine } from "../forms/field.ts";
import { readForm, type FieldNames, type FormValues, type SentForm } from "../forms/read-form.ts";
import type { FieldFaults } from "../forms/field-fault.ts";
import { isJib, isVatNumber } from "./tax-number.ts";

/** A firm of Bosnia and Herzegovina goes by its JIB, one from abroad by whatever its own tax office calls it. */
export const buyerKinds = ["person", "company", "foreign-company"] as const;
export type BuyerKind = (typeof buyerKinds)[number];

export type Buyer = {
  kind: BuyerKind;
  name: string;
  /** Street and number. */
  address: string;
  /** Postal code and town. */
  town: string;
  /** As it is written on the paper; empty for Bosnia and Herzegovina. */
  country: string;
  jib?: string;
  vatNumber?: string;
  /** Of a firm from abroad. */
  taxNumber?: string;
};

/** As people type numbers: in groups, with dots or dashes. */
function digitsOnly(typed: string): string {
  return typed.replace(/[\s./-]/g, "");
}

const number = (
  fault: { code: "jib" } | { code: "vat-number" },
  isRight: (text: string) => boolean,
) =>
  optional(
    refine(line({ max: 40 }), fault, (typed) => {
      const digits = digitsOnly(typed);
      return isRight(digits) ? digits : undefined;
    }),
  );

/** The fields of a buyer on a form. */
const buyerFields = {
  buyer: choice(buyerKinds),
  name: line({ max: 120, min: 2 }),
  address: line({ max: 120, min: 2 }),
  town: line({ max: 80, min: 2 }),
  country: optional(line({ max: 60 }), ""),
  jib: number({ code: "jib" }, isJib),
  vatNumber: number({ code: "vat-number" }, isVatNumber),
  taxNumber: optional(line({ max: 40 })),
};

type Fields = typeof buyerFields;

/** Reads a buyer; a firm needs its number. */
export function readBuyer(
  sent: SentForm,
): { ok: true; buyer: Buyer } | { ok: false; faults: FieldFaults<FieldNames<Fields>> } {
  const read = readForm(sent, buyerFields, (values): FieldFaults<FieldNames<Fields>> => {
    if (values.buyer === "company" && values.jib === undefined) return { jib: { code: "missing" } };
    if (values.buyer === "foreign-company" && values.taxNumber === undefined)
      return { taxNumber: { code: "missing" } };
    return {};
  });
  return read.ok ? { ok: true, buyer: buyerOf(read.values) } : read;
}

function buyerOf({
  buyer: kind,
  name,
  address,
  town,
  country,
  ...numbers
}: FormValues<Fields>): Buyer {
  const { jib, vatNumber, taxNumber } = numbers;
  const who = { kind, name, address, town, country };
  if (kind === "person") return who;
  if (kind === "foreign-company") return { ...who, ...(taxNumber !== undefined && { taxNumber }) };
  return {
    ...who,
    ...(jib !== undefined && { jib }),
    ...(vatNumber !== undefined && { vatNumber }),
  };
}
