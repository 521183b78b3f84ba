import type { DocumentKind } from "../../domain/documents/document.ts";
import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";

/** The books: what an accountant reads and takes along. */
const en = {
  title: "Books",
  lead: "Payments, invoices and VAT as they were kept. Marks (KM) are what invoices are made out in; 1 EUR = 1.95583 KM.",
  views: { payments: "Payments", invoices: "Invoices", vat: "VAT", deposits: "Deposits held" },
  viewsLabel: "Books",
  from: "From",
  to: "To",
  show: "Show",
  onDay: (day: string) => `Held at the end of ${day}: a liability, and no income.`,
  none: "Nothing in these days",
  noneText: "Choose other days.",
  more: (shown: number, all: number) =>
    `The first ${shown} of ${all} are shown; the file has all of them.`,
  file: { payments: "payments", invoices: "invoices", vat: "vat", deposits: "deposits-held" },
  sums: {
    paid: "Payments",
    refunded: "Refunded",
    stays: "What stays",
    net: "Without VAT, KM",
    vat: "VAT, KM",
    gross: "With VAT, KM",
    held: "Held",
  },
  columns: {
    at: "Time",
    kind: "Kind",
    method: "Method",
    code: "Reservation",
    taken: "Taken at",
    customer: "Customer",
    payer: "Payer",
    amount: "Amount, EUR",
    tenderedEur: "Tendered, EUR",
    tenderedBam: "Tendered, KM",
    changeEur: "Change, EUR",
    changeBam: "Change, KM",
    rounding: "Rounding, EUR",
    reference: "Reference",
    fiscal: "Fiscal receipt",
    staff: "Taken by",
    state: "State",
    reason: "Reason",
    number: "Number",
    issued: "Date of issue",
    supplied: "Date of supply",
    due: "Due",
    buyer: "Buyer",
    address: "Address",
    jib: "JIB",
    vatNumber: "VAT number",
    taxNumber: "Tax number abroad",
    base: "Taxable base, KM",
    vat: "VAT, KM",
    outside: "Outside VAT, KM",
    total: "Total, KM",
    totalEur: "Total, EUR",
    ends: "Cancels invoice",
    device: "Fiscal device",
    printed: "Fiscal receipt printed",
    month: "Month",
    rate: "VAT rate, %",
    papers: "Documents",
    net: "Without VAT, KM",
    vatOf: "VAT, KM",
    gross: "With VAT, KM",
    heldSince: "Held since",
    held: "Held, EUR",
  },
  kinds: { payment: "payment", refund: "refund" },
  papers: { invoice: "invoice", "credit-note": "credit note" } as Partial<
    Record<DocumentKind, string>
  >,
  states: { voided: "voided", holds: "", ended: "ended by a credit note" },
};

export type Words = typeof en;

/** The words of the books. */
export const adminBooksWords = bilingual<Words>(en, bs);
