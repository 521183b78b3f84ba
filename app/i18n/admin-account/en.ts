import type { Currency } from "../../domain/account/cash.ts";
import type { SettleRefusal } from "../../domain/account/settle.ts";
import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";

/** The account of a reservation: what is due, and the money that is taken and given back. */
const en = {
  title: (code: string, name: string) => `Account ${code}, ${name}`,
  heading: "Account",
  reservation: "Reservation",
  sums: {
    title: "Account",
    charged: "Price",
    paid: "Paid",
    refunded: "Given back",
    due: "To pay",
    toReturn: "To give back",
    settled: "Settled",
    held: "Deposit held",
    inMarks: (amount: string) => `or ${amount} in cash`,
  },
  entries: {
    title: "Payments",
    none: "Nothing has been paid yet.",
    payment: "Payment",
    refund: "Refund",
    voided: "Voided",
    because: (reason: string) => `Reason: ${reason}`,
    given: (amount: string) => `given ${amount}`,
    change: (amount: string) => `change ${amount}`,
    reference: (text: string) => `reference ${text}`,
    fiscal: (text: string) => `fiscal receipt ${text}`,
    void: "Void",
    voidTitle: "Void this entry?",
    voidText: (what: string) =>
      `${what} was never paid or given back. The entry stays in the book, struck through, with your reason.`,
    voidReason: "Reason",
  },
  pay: {
    title: "Take a payment",
    method: "Paid by",
    eur: "Received in euros (€)",
    bam: "Received in marks (KM)",
    amount: "Amount to settle (€)",
    amountHelp: "Leave empty for everything that is due, or for as much as was received.",
    changeIn: "Change in",
    place: "Cash drawer",
    noDrawer: "No drawer is open, so no cash can be taken.",
    openDrawer: "Cash drawers",
    reference: "Reference",
    referenceHelp: "From the terminal or the bank.",
    fiscal: "Fiscal receipt number",
    note: "Note",
    send: "Take the payment",
    sending: "Taking…",
    settles: (amount: string) => `Settles ${amount}`,
    change: (amount: string) => `Change: ${amount}`,
    noChange: "No change",
    pieces: (list: string) => `Hand out ${list}`,
    missing: (amount: string) => `The drawer has no notes or coins for the last ${amount}`,
    rest: (amount: string) => `${amount} still to be paid`,
  },
  refund: {
    title: "Give money back",
    amount: "Amount (€)",
    currency: "Given in",
    note: "Reason",
    send: "Give back",
    sending: "Giving back…",
  },
  currencies: { EUR: "Euros (€)", BAM: "Marks (KM)" } satisfies Record<Currency, string>,
  done: {
    payment: (amount: string) => `${amount} received.`,
    refund: (amount: string) => `${amount} given back.`,
    void: "The entry is voided.",
  },
  refused: {
    nothing: "Enter what was received.",
    "nothing-due": "Nothing is due on this account.",
    "above-due": "The amount to settle is more than is due.",
    "too-little": "Less was received than the amount to settle.",
    "no-change": "Change is given for cash only: more was received than is due.",
    "above-paid": "The amount is more than was paid.",
    "due-changed":
      "Somebody else has entered a payment meanwhile. Look at the account and enter yours again.",
    "no-drawer": "The cash drawer of this place is not open. Open it first, or choose another one.",
    "drawer-closed":
      "The drawer of this entry has been counted and closed. Put it right with a refund or a new payment.",
    "no-reason": "Say why the entry is voided.",
    stale: "Somebody else has changed this reservation meanwhile. Look at it and try again.",
    closed: "Nothing can be entered on this reservation.",
    "not-found": "There is no such entry.",
    form: "The form could not be read. Load the page again.",
  } satisfies Record<SettleRefusal, string> & Record<string, string> as Record<string, string>,
};

export type Words = typeof en;

export const accountWords = bilingual(en, bs);
