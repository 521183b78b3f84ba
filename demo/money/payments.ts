/** How imagined customers pay: in euro and in marks, at once and in parts, ahead by transfer, and what is given back of it. */
import { cashOf, inCash } from "../../app/domain/account/cash.ts";
import { settle, type Settled } from "../../app/domain/account/settle.ts";
import { paymentReference } from "../../app/domain/documents/payment-reference.ts";
import type { PaymentType } from "../../app/domain/facts.ts";
import { totalOf } from "../../app/domain/pricing/lines/total-of.ts";
import {
  isAhead,
  isCancelled,
  isCalledOff,
  isOut,
} from "../../app/domain/reservations/states/states.ts";
import { toInstant } from "../../app/domain/sarajevo.ts";
import type { Chance } from "../chance.ts";
import type { Return } from "../returns.ts";
import type { Imagined } from "../year.ts";

/** Only what came from a form has a key. */
const noKey: string | null = null;
const dayMs = 86_400_000;

type Making = {
  chance: Chance;
  /** Epoch milliseconds. */
  now: number;
};

type Story = {
  came: Return | undefined;
  /** When the vehicle came back, epoch milliseconds. */
  backAt: number | undefined;
  /** Of the reservation, without dashes. */
  code: string;
};

export type DemoPayment = ReturnType<typeof rowOf>;

/** Returns the payments of a reservation in their order; the last one of a rental that cost more at its return is of that. */
export function paymentsOf(making: Making, imagined: Imagined, story: Story): DemoPayment[] {
  const { chance, now } = making;
  const { status, trip, quote, createdAt, endedAt } = imagined;
  const { totalCents } = quote;
  const { came, backAt, code } = story;
  const aheadAt = createdAt + dayMs + chance.whole(0, 300) * 60_000;
  const pickupAt = toInstant(trip.pickupAt);
  const latest = Math.min(now, pickupAt - dayMs, endedAt ?? now);
  const isAheadPaid = totalCents > 0 && chance.percent(12) && aheadAt < latest;
  const share = chance.pick([30, 50, 100]);
  const aheadCents = isAheadPaid ? Math.round((totalCents * share) / 100) : 0;
  const reference = paymentReference(code);
  const ahead = isAheadPaid
    ? [{ ...transferRow(aheadCents, aheadAt, reference), payer: payerOf(code) }]
    : [];
  if (isCancelled(status)) {
    const givenBackAt = (endedAt ?? now) + 2 * dayMs;
    // What was paid for a cancelled reservation goes back to the account that it came from.
    if (ahead.length === 0 || givenBackAt >= now) return [];
    const note = "Rezervacija je otkazana u besplatnom roku";
    const back = { kind: "refund", note, payer: payerOf(code) };
    return [...ahead, { ...transferRow(aheadCents, givenBackAt, reference), ...back }];
  }
  if (isCalledOff(status) || totalCents <= 0) return [];
  if (isAhead(status)) return ahead;
  if (isOut(status) && ahead.length === 0 && chance.percent(15)) return [];
  const restCents = totalCents - aheadCents;
  const atReturnCents = totalOf(came?.charged ?? []).totalCents;
  return [
    ...ahead,
    ...(restCents > 0 ? atDesk(chance, restCents, pickupAt) : []),
    ...(backAt !== undefined && atReturnCents > 0 ? atDesk(chance, atReturnCents, backAt) : []),
  ];
}

/** Imagined firms that pay ahead for who works for them; the rest is paid by the customer at the desk. */
const firms = ["Rudarski institut d.d. (demo)", "Slana banja d.o.o. (demo)"];

/** Who pays a reservation ahead: one in two is paid by a firm. Empty for the customer. */
function payerOf(code: string): string {
  return firms[(code.codePointAt(code.length - 1) ?? 0) % (2 * firms.length)] ?? "";
}

/** One payment at the desk, mostly in cash or by card. */
function atDesk(chance: Chance, cents: number, at: number): DemoPayment[] {
  const method = chance.weighted<PaymentType>([
    ["cash", 52],
    ["credit-card", 28],
    ["debit-card", 20],
  ]);
  if (method !== "cash") {
    const slip = { reference: `POS ${chance.whole(100_000, 999_999)}` };
    return [rowOf(paidAs(method, cents), at, slip)];
  }
  const isMarks = chance.percent(45);
  const due = inCash(cents, isMarks ? "BAM" : "EUR");
  const note = isMarks ? 5000 : 1000;
  // Most lay notes on the counter and get change, some have it to the coin.
  const given = chance.percent(65) ? Math.ceil(due / note) * note : due;
  const [tendered, changeIn] = isMarks
    ? ([cashOf("BAM", given), "BAM"] as const)
    : ([cashOf("EUR", given), "EUR"] as const);
  const settled = settle({ method, tendered, amountCents: cents, changeIn }, cents);
  if (typeof settled === "string") throw new Error(`a payment of the imagined year is ${settled}`);
  return [rowOf(settled, at)];
}

/** Returns a bank transfer with what it says. */
export function transferRow(cents: number, at: number, reference: string): DemoPayment {
  return rowOf(paidAs("bank-transfer", cents), at, { reference });
}

function paidAs(method: PaymentType, cents: number): Settled {
  return {
    method,
    amountCents: cents,
    tendered: cashOf("EUR", cents),
    change: cashOf("EUR", 0),
    roundingCents: 0,
  };
}

function rowOf(
  { method, amountCents, tendered, change, roundingCents }: Settled,
  at: number,
  { reference }: { reference: string | null } = { reference: null },
) {
  return {
    kind: "payment",
    method,
    amount_cents: amountCents,
    tendered_eur: tendered.EUR,
    tendered_bam: tendered.BAM,
    change_eur: change.EUR,
    change_bam: change.BAM,
    rounding_cents: roundingCents,
    paid_at: new Date(at).toISOString(),
    reference,
    payer: "",
    note: "",
    form_key: noKey,
  };
}
