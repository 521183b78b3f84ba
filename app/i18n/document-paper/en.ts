import type { chargeKinds } from "../../domain/account/charge.ts";
import type { HoldMethod } from "../../domain/deposits/hold.ts";
import type { DocumentKind } from "../../domain/documents/document.ts";
import type { PaymentMethod } from "../../domain/account/payment-method.ts";
import type { PaymentKind } from "../../domain/reservations/balance.ts";
import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";

type ChargeKind = (typeof chargeKinds)[number];

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
    "fine-statement": "Driver declaration",
    "payment-slip": "Payment slip",
    "payment-receipt": "Receipt",
    "deposit-receipt": "Deposit receipt",
    proforma: "Proforma invoice",
    invoice: "Invoice",
    "credit-note": "Credit note",
    "day-close": "Day close",
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
    online: "online",
  } satisfies Record<PaymentMethod, string>,
  receipt: {
    title: {
      payment: "Receipt of payment",
      refund: "Receipt for a refund",
    } satisfies Record<PaymentKind, string>,
    payer: { payment: "Received from", refund: "Refunded to" } satisfies Record<
      PaymentKind,
      string
    >,
    at: "Date and time",
    money: "Payment",
    amount: { payment: "Amount received", refund: "Amount refunded" } satisfies Record<
      PaymentKind,
      string
    >,
    method: "Method",
    given: { payment: "Tendered", refund: "Paid out" } satisfies Record<PaymentKind, string>,
    change: "Change",
    rounding: "Rounding",
    reference: "Reference",
    fiscal: "Fiscal receipt",
    device: "Fiscal device",
    account: "Account of the reservation",
    charged: "Charged, VAT included",
    paid: "Paid so far",
    due: "Balance due",
    toReturn: "To be refunded",
    noInvoice: "This receipt is not an invoice. The deposit is not part of these amounts.",
  },
  deposit: {
    payer: "Received from",
    at: "Date and time",
    heading: "Deposit",
    amount: "Amount held",
    method: "Method",
    methods: { "card-hold": "held on a card", cash: "cash" } satisfies Record<HoldMethod, string>,
    cash: "Received in cash",
    card: "Card",
    ending: (digits: string) => `ending in ${digits}`,
    reference: "Reference",
    until: "Last day of the hold",
    asked: "Deposit agreed for the rental",
    isSecurity:
      "The deposit is security, not a payment: it is not part of the price, and no VAT is charged on it.",
    back: {
      "card-hold":
        "After the return we release the hold. When you see this on the card depends on your bank.",
      cash: "After the return we give the deposit back in the currency in which it was received.",
    } satisfies Record<HoldMethod, string>,
    kept: "If we keep a part of it, you get the reason in writing.",
  },
  charges: {
    cancellation: "Cancellation fee",
    "no-show": "No-show fee",
    "late-change": "Fee for a late change",
    damage: "Compensation for damage",
    fine: "Fine by an authority, recharged",
    handling: "Fee for handling a fine",
    other: "Other",
  } satisfies Record<ChargeKind, string>,
  bill: {
    buyer: "Buyer",
    name: "Name",
    address: "Address",
    jib: "JIB",
    both: "JIB and VAT number",
    taxNumber: "Tax number",
    issued: "Issued",
    supplied: "Date of supply",
    due: "Due",
    validTo: "Valid until",
    lines: "Items",
    no: "No.",
    item: "Item",
    quantity: "Quantity",
    net: "Net, KM",
    rate: "VAT rate",
    vat: "VAT, KM",
    gross: "Gross, KM",
    untaxed: "no VAT",
    untaxedWhy:
      "Compensation for damage and recharged fines are not taxable supplies, so no VAT is charged on them.",
    together: "Total",
    total: "Total with VAT",
    inEuro: "In euro",
    euroRate: "1 EUR = 1.95583 KM",
    paid: "Paid before issue",
    left: "Balance due",
    account: "Account",
    reference: "Reference",
    noInvoice:
      "A proforma invoice is not a tax invoice: input VAT cannot be deducted on it. The invoice follows after the return.",
    ends: "Cancels invoice",
    ofDate: (number: string, date: string) => `${number} of ${date}`,
    reason: "Reason",
    credit:
      "The amounts of the invoice are reversed in full. The buyer adjusts the input VAT deducted on the basis of this note.",
  },
  slip: {
    purposeOf: (code: string) => `Car rental, reservation ${code}`,
    payer: "Payer",
    payee: "Payee",
    purpose: "Purpose",
    bank: "Payee’s bank",
    account: "Payee’s account",
    amount: "Amount",
    reference: "Reference",
    howTo: "How to pay",
    keep: "Please quote the reference exactly as printed: it is how we find your payment.",
    abroad: "From abroad, please pay the amount in euro; transfer charges are borne by the payer.",
  },
};

export type Words = typeof en;

/** The words of issued papers. */
export const documentPaperWords = bilingual<Words>(en, bs);
