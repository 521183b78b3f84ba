import type { DocumentKind } from "../../domain/documents/document.ts";
import type { PaymentType } from "../../domain/facts.ts";
import type { PaymentKind } from "../../domain/reservations/balance.ts";
import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";

/** Issued papers, which say everything in both languages. */
const en = {
  /** What each kind of paper is called. */
  names: {
    agreement: "Rental agreement",
    annex: "Annex to the rental agreement",
    "border-pack": "Authorisation to drive abroad",
    "damage-report": "Damage report",
    "late-return-letter": "Letter about a late return",
    "no-show-letter": "Letter about a missed pick-up",
    "fine-letter": "Letter about a fine",
    "fine-statement": "Statement of who drove",
    "payment-slip": "Payment slip",
    "payment-receipt": "Receipt",
    "deposit-receipt": "Deposit receipt",
    proforma: "Proforma invoice",
    invoice: "Invoice",
    "credit-note": "Credit note",
    "day-close": "Close of the day",
  } satisfies Record<DocumentKind, string>,
  page: (page: number, pages: number) => `Page ${page} of ${pages}`,
  reservation: "Reservation",
  vehicle: "Vehicle",
  rental: "Rental",
  forAgency: "For the agency",
  forCustomer: "For the customer",
  methods: {
    cash: "cash",
    "credit-card": "credit card",
    "debit-card": "debit card",
    "bank-transfer": "bank transfer",
  } satisfies Record<PaymentType, string>,
  receipt: {
    title: {
      payment: "Receipt of payment",
      refund: "Receipt of money given back",
    } satisfies Record<PaymentKind, string>,
    payer: { payment: "Received from", refund: "Given back to" } satisfies Record<
      PaymentKind,
      string
    >,
    at: "When",
    money: "Payment",
    amount: { payment: "Amount received", refund: "Amount given back" } satisfies Record<
      PaymentKind,
      string
    >,
    method: "How",
    given: { payment: "Given", refund: "Handed out" } satisfies Record<PaymentKind, string>,
    change: "Change",
    rounding: "Rounding",
    reference: "Reference",
    fiscal: "Fiscal receipt",
    account: "Account of the reservation after it",
    charged: "Charged, VAT included",
    paid: "Paid so far",
    due: "Still to pay",
    toReturn: "To be given back",
    noInvoice: "This receipt is no invoice. The deposit is not part of these amounts.",
  },
};

export type Words = typeof en;

/** The words of issued papers. */
export const documentPaperWords = bilingual<Words>(en, bs);
