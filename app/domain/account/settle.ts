/** What a payment settles, what is given back of it, and what stays. */
import type { PaymentType } from "../facts.ts";
import type { PaymentMethod } from "./payment-method.ts";
import {
  cashOf,
  euroCentsOf,
  inBank,
  inCash,
  isNoCash,
  lessCash,
  noCash,
  type Cash,
  type Currency,
} from "./cash.ts";

export type PaymentForm = {
  method: PaymentType;
  /** What was laid on the counter, charged to the card or sent. */
  tendered: Cash;
  /** What the payment is meant to settle, euro cents; absent for as much as it can. */
  amountCents?: number;
  /** The currency in which change is given. */
  changeIn: Currency;
};

/** A payment as it is kept. */
export type Settled = {
  method: PaymentMethod;
  /** What it takes off the account, euro cents. */
  amountCents: number;
  tendered: Cash;
  /** What was given back. */
  change: Cash;
  /**
   * Euro cents by which the amount is above what stayed (below zero: under it). A payment in marks comes to a cent more or less, because
   * the smallest piece is five feninga.
   */
  roundingCents: number;
};

/**
 * `nothing`: nothing was given. `nothing-due`: the account is settled. `above-due`: more should be settled than is due. `too-little`:
 * less was given than should be settled. `no-change`: more was given than is due, and only cash has change.
 */
export type SettleRefusal = "nothing" | "nothing-due" | "above-due" | "too-little" | "no-change";

/** Above this a payment is a typing mistake; hundredths of each currency. */
export const maxHundredths = 10_000_000;

/** By rounding to pieces that exist a payment may be this much off, euro cents. */
const maxRoundingCents = 2;

/** A payment on an account of which so much is due, euro cents; or what is wrong with it. Nothing more than is due is ever taken. */
export function settle(form: PaymentForm, dueCents: number): Settled | SettleRefusal {
  const { method, tendered, amountCents } = form;
  if (isNoCash(tendered)) return "nothing";
  if (dueCents <= 0) return "nothing-due";
  if (amountCents !== undefined && amountCents > dueCents) return "above-due";
  const worth = euroCentsOf(tendered);
  const meant = amountCents ?? Math.min(dueCents, settledBy(tendered, dueCents));
  const missing = meant - worth;
  if (missing > maxRoundingCents || (missing > 0 && settledBy(tendered, meant) < meant))
    return "too-little";
  if (missing >= 0)
    return { method, amountCents: meant, tendered, change: noCash, roundingCents: missing };
  const change = changeOf(form, meant);
  const kept = euroCentsOf(lessCash(tendered, change));
  if (method !== "cash" && meant - kept < -maxRoundingCents) return "no-change";
  return { method, amountCents: meant, tendered, change, roundingCents: meant - kept };
}

/** What was given settles so much of an amount: all of it when nobody could lay more pieces on the counter. */
function settledBy(tendered: Cash, cents: number): number {
  const worth = euroCentsOf(tendered);
  if (worth >= cents) return cents;
  const restCents = cents - tendered.EUR;
  return tendered.BAM > 0 && tendered.BAM >= inCash(restCents, "BAM") ? cents : worth;
}

/** Change in the currency that was given is counted in it, so that nothing is converted to and fro. */
function changeOf({ method, tendered, changeIn }: PaymentForm, meantCents: number): Cash {
  if (method !== "cash") return noCash;
  const only = tendered.EUR === 0 ? "BAM" : tendered.BAM === 0 ? "EUR" : undefined;
  if (only === changeIn)
    return cashOf(changeIn, Math.max(0, tendered[changeIn] - inCash(meantCents, changeIn)));
  return cashOf(changeIn, inCash(euroCentsOf(tendered) - meantCents, changeIn));
}

/** What stays of a payment, per currency; a currency is below zero when change was given in it alone. */
export function keptOf({ tendered, change }: Pick<Settled, "tendered" | "change">): Cash {
  return lessCash(tendered, change);
}

export type RefundForm = { method: PaymentMethod; amountCents: number; currency: Currency };

/** A refund of so much as was paid at most, euro cents; or what is wrong with it. What is handed out stands in `tendered`. */
export function refundOf(
  { method, amountCents, currency }: RefundForm,
  paidCents: number,
): Settled | "nothing" | "above-paid" {
  if (amountCents <= 0) return "nothing";
  if (amountCents > paidCents) return "above-paid";
  const given = method === "cash" ? inCash(amountCents, currency) : inBank(amountCents, currency);
  // One cent is less than the smallest piece of marks: nothing could be handed out.
  if (given <= 0) return "nothing";
  const tendered = cashOf(currency, given);
  const roundingCents = amountCents - euroCentsOf(tendered);
  return { method, amountCents, tendered, change: noCash, roundingCents };
}
