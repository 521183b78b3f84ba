/** The number of a paper as people read it: `2026-000123` is an invoice, `K-2026-000004` a credit note. */
import { documentKinds, type DocumentKind } from "./document.ts";

export type DocumentNumber = {
  kind: DocumentKind;
  year: number;
  /** From 1 in each year and kind, without a gap. */
  number: number;
};

/** The letter of each series, mostly of the Bosnian name; invoices have none. */
const letters = {
  agreement: "U",
  annex: "A",
  "border-pack": "G",
  "damage-report": "S",
  "late-return-letter": "L",
  "no-show-letter": "N",
  "fine-letter": "F",
  "fine-statement": "I",
  "payment-slip": "V",
  "payment-receipt": "R",
  "deposit-receipt": "D",
  proforma: "P",
  invoice: "",
  "credit-note": "K",
  "day-close": "Z",
} as const satisfies Record<DocumentKind, string>;

const digits = 6;

/** The number in its one spelling, at least six digits after the year. */
export function formatDocumentNumber({ kind, year, number }: DocumentNumber): string {
  const letter = letters[kind];
  return `${letter && `${letter}-`}${year}-${String(number).padStart(digits, "0")}`;
}

/** The number that somebody wrote, in capitals or not and with or without the zeros in front; undefined for any other text. */
export function parseDocumentNumber(written: string): DocumentNumber | undefined {
  const match = /^(?:([a-z])\s*-\s*)?(\d{4})\s*-\s*(\d{1,9})$/i.exec(written.trim());
  if (!match) return undefined;
  const [, letter = "", year, number] = match;
  const kind = documentKinds.find((one) => letters[one] === letter.toUpperCase());
  return kind && Number(number) > 0
    ? { kind, year: Number(year), number: Number(number) }
    : undefined;
}
