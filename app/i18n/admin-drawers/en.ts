import type { HandMovement, MovementKind } from "../../domain/drawers/drawer.ts";
import { bilingual } from "../bilingual.ts";
import { bs } from "./bs.ts";

/** Cash drawers: opened with a count, closed with a count, and what moved in between. */
const en = {
  title: "Cash drawers",
  lead: "Each place has a drawer of its own: opened with a count, closed with a count.",
  titleOf: (place: string) => `Cash drawer: ${place}`,
  all: "All drawers",
  state: {
    open: (when: string, who: string) => `Open since ${when}, ${who}`,
    closed: (when: string) => `Closed ${when}`,
    never: "Never opened",
    counted: (amount: string) => `counted ${amount}`,
  },
  nobody: "a former member",
  open: {
    title: "Open the drawer",
    lead: (amount: string) =>
      `When it was last closed it held ${amount}: these notes and coins. Count, and correct what is different.`,
    first: "Count what is in it now.",
    reason: "Reason, if it is not the same as when it was closed",
    send: "Open",
    sending: "Opening…",
  },
  count: {
    title: "Count",
    lead: "Count notes and coins first. What should be there is shown after that.",
    EUR: "Euros",
    BAM: "Marks",
    send: "Compare",
    sending: "Comparing…",
    pieces: (value: string) => `Pieces of ${value}`,
  },
  compared: {
    title: "The count and the book",
    counted: "Counted",
    expected: "Expected",
    difference: "Difference",
    none: "The two match.",
    causes: "Likely causes",
    otherCurrency: (what: string, currency: string) =>
      `${what} may have been entered in ${currency} and paid in the other currency`,
    twin: (what: string) => `${what} may have been entered twice`,
    sameAmount: (what: string) => `${what} is the same amount`,
    exchanged: "Money may have been changed from one currency into the other",
    currency: { EUR: "euros", BAM: "marks" },
    reason: "Reason for the difference",
    close: "Close the drawer",
    closing: "Closing…",
    again: "Count again",
  },
  move: {
    title: "Cash in or out",
    kind: "What for",
    kinds: {
      float: "Change brought in",
      bank: "Taken to the bank",
      expense: "Expense",
    } satisfies Record<HandMovement, string>,
    currency: "Currency",
    amount: "Amount",
    note: "Where from, or what for",
    photo: "Photo of the receipt",
    send: "Enter",
    sending: "Entering…",
  },
  book: {
    title: "Movements",
    opening: "Opening",
    openingDifference: "Difference at the opening",
    none: "No movements yet.",
    kinds: {
      payment: "Payment",
      refund: "Refund",
      "deposit-in": "Deposit taken",
      "deposit-out": "Deposit given back",
      float: "Change brought in",
      bank: "To the bank",
      expense: "Expense",
    } satisfies Record<MovementKind, string>,
    sums: "By kind",
    receipt: "Receipt",
    taken: (when: string) => `taken ${when}`,
  },
  done: {
    open: "The drawer is open.",
    close: "The drawer is closed.",
    move: "Entered.",
  } as Record<string, string>,
  refused: {
    "already-open": "Somebody else has opened this drawer meanwhile.",
    pieces: "The count could not be read. Enter whole numbers of pieces, 9,999 at most.",
    place: "There is no such place.",
    differs: "The two amounts differ. Say why.",
    "not-found": "There is no such drawer.",
    closed: "The drawer is closed.",
    "day-closed": "Today has been closed. Cash can be entered again tomorrow.",
    moved: "Cash has moved since you counted. Compare once more.",
    nothing: "Enter an amount.",
    "no-note": "Say where it comes from, or what it is for.",
    "too-much": "That is more than should be in the drawer.",
    form: "The form could not be read. Load the page again.",
  } as Record<string, string>,
};

export type Words = typeof en;

export const drawerWords = bilingual(en, bs);
