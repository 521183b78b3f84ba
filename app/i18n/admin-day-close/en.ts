import type { ChargedKind, DepositStep } from "../../domain/day-close/day-book.ts";
import type { DayRefusal } from "../../domain/day-close/day-window.ts";
import type { FiguresRefusal } from "../../domain/day-close/day-figures.ts";
import type { HoldMethod } from "../../domain/deposits/hold.ts";
import { bilingual } from "../bilingual.ts";
import { plural } from "../format.ts";
import { bs } from "./bs.ts";

/** The money of a day: what was taken, charged and held, and the close that locks it. */
const en = {
  title: "Day close",
  lead: "Each day’s money is counted up and locked. A day is a calendar day in Sarajevo, by the moment of the entry; a drawer counts on the day on which it was closed.",
  titleOf: (day: string) => `Close of ${day}`,
  all: "All days",
  open: {
    title: "Open days",
    lead: "Days are closed in their order, from the first one that you close. Today can be closed too: no money can be entered after that until tomorrow.",
    none: "Nothing has been entered since the last close.",
    look: "Review",
  },
  closed: {
    title: "Closed days",
    none: "No day has been closed yet.",
    state: (when: string, who: string) => `Closed ${when}, ${who}`,
    earlier: "Earlier days",
  },
  nobody: "a former member",
  noStaff: "No member of staff",
  state: {
    now: "As it is now. Nothing is locked.",
    closed: (when: string, who: string) => `Closed ${when}, ${who}. It cannot be changed.`,
  },
  money: {
    title: "Payments and refunds",
    byMethod: "By payment method",
    byPerson: "By person",
    none: "No money was received or refunded.",
    total: "Total",
    parts: (paid: string, refunded: string, voided: string) =>
      `paid ${paid}, refunded ${refunded}, voided ${voided}`,
    kept: (cash: string) => `cash ${cash}`,
    voids: "Voided on this day",
    void: { payment: "Payment voided", refund: "Refund voided" },
  },
  drawers: {
    title: "Drawers",
    none: "No drawer was closed.",
    open: "Open",
    openLead: "Close it first: the day can be closed after that.",
    opening: "Opening",
    openingDifference: "Difference at the opening",
    expected: "Expected",
    counted: "Counted",
    difference: "Difference",
  },
  deposits: {
    title: "Deposits",
    lead: "Held for customers. They are not income and are in no total above.",
    none: "No deposit was held, released or taken.",
    kinds: { held: "Held", released: "Released", taken: "Taken" } satisfies Record<
      DepositStep["kind"],
      string
    >,
    methods: { cash: "Cash", "card-hold": "Card hold" } satisfies Record<HoldMethod, string>,
    left: "Held at the end of the day",
  },
  charged: {
    title: "Charged",
    lead: "This day’s bookings, changes and charges. They equal what was paid and the change in what is due.",
    none: "Nothing was charged.",
    kinds: {
      rate: "Rental",
      plan: "Protection",
      extra: "Extras",
      fee: "Fees",
      discount: "Discounts",
      cancellation: "Cancellation fees",
      "no-show": "No-show fees",
      "late-change": "Late changes",
      damage: "Damage",
      fine: "Fines",
      handling: "Handling of fines",
      other: "Other",
    } satisfies Record<ChargedKind, string> as Record<ChargedKind, string>,
    total: "Charged",
    paid: "Paid, net of refunds",
    due: "Change in what is due",
    unbalanced: (codes: string) => `These accounts do not add up: ${codes}`,
  },
  fiscal: {
    title: "Fiscal device",
    ours: (count: number) => `${count} ${plural(count, ["receipt", "receipts"])} on record`,
    typed: "Total of the Z report",
    difference: "Difference",
    waiting: (numbers: string) => `Invoices without a fiscal receipt: ${numbers}`,
  },
  close: {
    title: "Close the day",
    lead: "No money can be entered into a closed day. Corrections go into the next one.",
    z: "Total of the fiscal device’s Z report (KM)",
    zHelp: (ours: string) => `The receipts on record total ${ours}.`,
    zNone: "There were no fiscal receipts: leave it empty.",
    reason: "Reason, if the two differ",
    note: "Note",
    send: "Close the day",
    sending: "Closing…",
  },
  done: "The day is closed.",
  paper: "As PDF",
  refused: {
    closed: "This day has been closed already.",
    future: "This day has not begun yet.",
    order: "An earlier day is still open. Close it first.",
    "open-drawer": "A drawer is still open. Close it first.",
    unbalanced: "The accounts of this day do not add up, so it cannot be closed. Call support.",
    moved: "Money has been entered meanwhile. Look at the day once more.",
    "no-z": "Enter the total of the fiscal device: there are receipts on this day.",
    "no-reason": "The two totals differ. Say why.",
    form: "The form could not be read. Load the page again.",
  } satisfies Record<DayRefusal | FiguresRefusal, string> & Record<string, string> as Record<
    string,
    string
  >,
  file: {
    section: "Section",
    what: "Item",
    detail: "Detail",
    euro: "EUR",
    marks: "KM",
    name: (day: string) => `day-${day}`,
  },
};

export type Words = typeof en;

export const dayCloseWords = bilingual(en, bs);
