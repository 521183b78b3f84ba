/** What happened to the money of one day, as it is counted up: the look in between and the close read the same book. */
import type { Cash } from "../account/cash.ts";
import type { chargeKinds } from "../account/charge.ts";
import type { LocalDate } from "../calendar.ts";
import type { HoldMethod } from "../deposits/hold.ts";
import type { Movement } from "../drawers/drawer.ts";
import type { PaymentMethod } from "../account/payment-method.ts";
import type { ledgerKinds } from "../ledger/ledger-row.ts";
import type { PaymentKind } from "../reservations/balance.ts";

/** What is charged: a kind of the ledger of what is sold, or of what is charged beside the price. */
export type ChargedKind = (typeof ledgerKinds)[number] | (typeof chargeKinds)[number];

/** A payment or refund that was entered on the day, or one that was voided on it: of whichever day, it counts against this one. */
export type MoneyEntry = {
  kind: PaymentKind;
  method: PaymentMethod;
  isVoid: boolean;
  /** Euro cents, above zero. */
  amountCents: number;
  /** What stayed in the hand of it, above zero for a payment: hundredths of each currency. */
  kept: Cash;
  /** Of a member who is still known; absent for what nobody of the staff entered. */
  staffName?: string;
  /** The reservation, as people read it. */
  code: string;
};

/** A drawer that was closed on the day, or one that was opened by its end and is open still. */
export type DayDrawer = {
  locationId: string;
  opening: Cash;
  /** The opening less what it was closed with before, and why they differ. */
  openingDifference: Cash;
  openingReason: string;
  movements: readonly Movement[];
  closed?: { counted: Cash; expected: Cash; reason: string };
};

/** A step in the life of a deposit: money that is held for its customer, and no income. */
export type DepositStep = {
  kind: "held" | "released" | "taken";
  method: HoldMethod;
  /** Euro cents; below zero for a step that was undone. */
  amountCents: number;
};

/** A reservation of which something was charged, paid or given back on the day; euro cents. */
export type TouchedAccount = {
  code: string;
  charged: readonly { kind: ChargedKind; cents: number }[];
  /** Paid less given back. */
  paid: readonly { method: PaymentMethod; cents: number }[];
  dueBeforeCents: number;
  /** Read from the account itself, and not counted up. */
  dueAfterCents: number;
};

/** A receipt of the fiscal device that we know of, in feninga. */
export type FiscalReceipt = { number: string; feninga: number };

export type DayBook = {
  day: LocalDate;
  entries: readonly MoneyEntry[];
  drawers: readonly DayDrawer[];
  deposits: readonly DepositStep[];
  /** What is held of all deposits at the end of the day, euro cents. */
  heldCents: number;
  accounts: readonly TouchedAccount[];
  receipts: readonly FiscalReceipt[];
  /** Invoices without a fiscal receipt, as they are numbered. */
  waitingInvoices: readonly string[];
};
