import type { BuyerKind } from "../../domain/documents/buyer.ts";
import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";

/** Issued papers of a reservation. */
const en = {
  title: (code: string, name: string) => `Documents ${code}, ${name}`,
  heading: "Documents",
  reservation: "Reservation",
  account: "Account",
  all: "All documents",
  list: {
    title: "Issued",
    none: "Nothing has been issued yet.",
    sheets: "Handover sheets",
    by: (name: string) => `by ${name}`,
    open: "PDF",
    newTab: "opens in a new tab",
    ended: (number: string) => `cancelled by ${number}`,
    ends: (number: string) => `cancels ${number}`,
    erased: "The customer’s data was erased; the number stays.",
    link: "Link for the customer",
    linkOut: "Link",
    mail: "Send by e-mail",
    mailTitle: (what: string) => `Send ${what} by e-mail?`,
    mailText: (address: string) => `A letter with the link goes to ${address}.`,
    fiscal: (number: string, device: string, when: string) =>
      `Fiscal receipt ${number}, device ${device}, ${when}`,
    waiting: "Fiscal receipt still to come",
    typeFiscal: "Fiscal receipt",
    fiscalTitle: (what: string) => `Fiscal receipt of ${what}`,
    fiscalNumber: "Number of the receipt",
    fiscalDevice: "Number of the device (IBFM)",
    fiscalAt: "Printed at",
    fiscalSave: "Save",
    credit: "Credit note",
    creditTitle: (number: string) => `Cancel invoice ${number} with a credit note?`,
    creditText:
      "The whole amount is reversed under a number of its own. A new invoice can be issued after it.",
    creditReason: "Reason, as it is printed",
    creditSend: "Issue the credit note",
  },
  issue: {
    title: "Issue",
    none: "Nothing can be issued now.",
    receipt: (what: string) => `Receipt: ${what}`,
    depositReceipt: (what: string) => `Deposit receipt: ${what}`,
    payer: "Who paid, if not the customer",
    receiptSend: "Issue the receipt",
    slip: "Payment slip",
    slipText: (amount: string) => `For ${amount}, with a reference that finds this reservation.`,
    slipSend: "Issue the payment slip",
    proforma: "Proforma invoice",
    invoice: "Invoice",
  },
  bill: {
    title: { invoice: "New invoice", proforma: "New proforma invoice" },
    lead: {
      invoice: "Once issued it cannot be changed: only a credit note cancels it.",
      proforma:
        "What an invoice would say, to be paid ahead. The invoice follows after the return.",
    },
    back: "Documents",
    buyerTitle: "Buyer",
    buyer: "Made out to",
    buyers: {
      person: "a person",
      company: "a company in Bosnia and Herzegovina",
      "foreign-company": "a company abroad",
    } satisfies Record<BuyerKind, string>,
    name: "Name, or full name of the company",
    address: "Street and number",
    town: "Postal code and town",
    country: "Country, if abroad",
    jib: "JIB (company here)",
    vatNumber: "VAT number, if it has one",
    taxNumber: "Tax number (company abroad)",
    lines: "What it says",
    total: "Total",
    ofWhichVat: (amount: string) => `of which ${amount} VAT`,
    send: { invoice: "Issue the invoice", proforma: "Issue the proforma" },
  },
  done: (number: string) => `${number} was issued.`,
  sent: "The letter is on its way.",
  fiscalDone: "The fiscal receipt was saved.",
  message: (name: string, link: string) =>
    `Here is your document: ${name}.\n${link}\nThe link is valid for 30 days.`,
  refused: {
    "no-supplier":
      "No invoice can be issued: the agency’s JIB or VAT number is missing in the settings.",
    "no-account":
      "No payment slip can be made: the agency’s bank account is missing in the settings.",
    nothing: "There is nothing to be charged or paid.",
    changed: "The price has changed meanwhile. Look at the lines below and issue it again.",
    "not-back":
      "The invoice is issued once the vehicle is back, because lines may still come. Until then there is a proforma.",
    invoiced:
      "There is an invoice already. A credit note has to cancel it before another one is issued.",
    closed: "The rental is over: issue an invoice.",
    "no-payment": "There is no such payment, or it was voided.",
    "no-deposit": "There is no such deposit.",
    "no-invoice": "There is no such invoice.",
    ended: "A credit note has cancelled this invoice already.",
    "no-reason": "Say why the invoice is cancelled.",
    "no-fiscal":
      "Enter number, device and time of the fiscal receipt; it cannot be printed in the future.",
    "no-address": "The customer has no e-mail address.",
    stale: "Somebody else has changed this reservation meanwhile. Look at it and try again.",
    "not-found": "There is no such document.",
    form: "The form could not be read. Load the page again.",
  },
};

export type Words = typeof en;

/** The words of issued papers in the back office. */
export const adminPapersWords = bilingual<Words>(en, bs);
