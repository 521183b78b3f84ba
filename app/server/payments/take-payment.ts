import type { PoolClient } from "pg";
import { accountOf } from "../../domain/account/account.ts";
import { type Cash, isNoCash, lessCash, noCash } from "../../domain/account/cash.ts";
import { isTakenWithin } from "../../domain/account/taken-at.ts";
import {
  keptOf,
  refundOf,
  settle,
  type PaymentForm,
  type RefundForm,
  type Settled,
  type SettleRefusal,
} from "../../domain/account/settle.ts";
import type { PaymentKind } from "../../domain/reservations/balance.ts";
import { memberIdOf } from "../../domain/staff/doer.ts";
import { readCharges } from "../charges/charge-rows.ts";
import { holdOpenDay } from "../day-close/hold-open-day.ts";
import { holdOpenDrawer, moveCash } from "../drawers/hold-drawer.ts";
import { isDrawerShort } from "../drawers/read-drawer.ts";
import {
  holdForStaff,
  type Held,
  type StaffAsk,
  type StaffRefusal,
  type StaffWorld,
} from "../reservations/deeds/hold-for-staff.ts";
import { recordDeed } from "../reservations/held/record-deed.ts";
import { insertPayment, readPayments } from "./payment-rows.ts";

/** What every entry of an account is written with. */
type Entry = {
  /** Made with the form: who sends it twice pays once. */
  formKey: string;
  /** What was due when the form was drawn, euro cents: somebody else may have taken a payment since. */
  seenDueCents: number;
  /** The place whose drawer the cash goes through; asked of cash alone. */
  placeId: string;
  reference: string;
  fiscalReceipt: string;
  /** The device that printed the receipt. */
  fiscalDevice?: string | undefined;
  /** Who pays, or gets it back, where it is not the customer. */
  payer?: string | undefined;
  note: string;
  /** When it was taken, where that was before it could be entered; epoch milliseconds. */
  takenAt?: number | undefined;
  /** What is done as the last step, once it is written, with the entry's id: when it throws, nothing is written. */
  lastly?: (client: PoolClient, paymentId: number) => Promise<void>;
};

/**
 * `due-changed`: somebody else entered something meanwhile. `no-drawer`: that place has no open drawer. `drawer-short`: less lies in it, in
 * a currency that goes out. `day-closed`: today's money was counted up. `taken-at`: it cannot have been taken then.
 */
type EntryRefusal =
  | StaffRefusal
  | { ok: false; reason: "due-changed"; dueCents: number }
  | { ok: false; reason: "no-drawer" | "drawer-short" | "day-closed" | "taken-at" };

export type PaymentAnswer =
  | { ok: true; paymentId: number }
  | { ok: false; reason: SettleRefusal | "above-paid" }
  | EntryRefusal;

/** Takes a payment: never more than is due. Cash goes into the open drawer of a place, less the change that is given out of it. */
export function takePayment(
  world: StaffWorld,
  ask: StaffAsk & Entry & { payment: PaymentForm },
): Promise<PaymentAnswer> {
  return holdForStaff<PaymentAnswer>(world, ask, {
    work: (held) =>
      enter(held, ask, {
        kind: "payment",
        decide: ({ dueCents }) => settle(ask.payment, dueCents),
        moved: keptOf,
      }),
  });
}

export type RefundAsk = StaffAsk & Entry & { refund: RefundForm };

/** Gives money back: never more than was paid. It says why. */
export function giveRefund(world: StaffWorld, ask: RefundAsk): Promise<PaymentAnswer> {
  return holdForStaff<PaymentAnswer>(world, ask, {
    work: (held) =>
      enter(held, ask, {
        kind: "refund",
        decide: ({ paidCents, refundedCents }) => refundOf(ask.refund, paidCents - refundedCents),
        moved: ({ tendered }) => lessCash(noCash, tendered),
      }),
  });
}

type Kind = {
  kind: PaymentKind;
  decide: (account: ReturnType<typeof accountOf>) => Settled | SettleRefusal | "above-paid";
  /** What comes into the drawer by it. */
  moved: (settled: Settled) => Cash;
};

async function enter(
  held: Held,
  ask: StaffAsk & Entry,
  { kind, decide, moved }: Kind,
): Promise<PaymentAnswer> {
  const { client, kept, at } = held;
  const { id: reservationId, view } = kept;
  const payments = await readPayments(client, reservationId);
  const same = payments.find(({ formKey }) => formKey === ask.formKey);
  if (same) return { ok: true, paymentId: same.id };
  const account = accountOf(view, payments, [], await readCharges(client, reservationId));
  if (account.dueCents !== ask.seenDueCents)
    return { ok: false, reason: "due-changed", dueCents: account.dueCents };
  const settled = decide(account);
  if (typeof settled === "string") return { ok: false, reason: settled };
  if (ask.takenAt !== undefined && !isTakenWithin(ask.takenAt, at.getTime()))
    return { ok: false, reason: "taken-at" };
  if (!(await holdOpenDay(client, at))) return { ok: false, reason: "day-closed" };
  const isCash = settled.method === "cash";
  const sessionId = isCash ? await holdOpenDrawer(client, ask.placeId) : undefined;
  if (isCash && sessionId === undefined) return { ok: false, reason: "no-drawer" };
  if (sessionId !== undefined && (await isDrawerShort(client, sessionId, moved(settled))))
    return { ok: false, reason: "drawer-short" };
  const staffId = memberIdOf(ask.by.actor);
  const { formKey, reference, fiscalReceipt, fiscalDevice, payer, note } = ask;
  const words = { reference, fiscalReceipt, fiscalDevice, payer, note };
  const takenAt = ask.takenAt === undefined ? undefined : new Date(ask.takenAt);
  const about = { reservationId, at, takenAt, staffId, formKey };
  const paymentId = await insertPayment(client, { ...about, ...words, kind, settled });
  if (sessionId !== undefined)
    await moveCash(client, { ...about, sessionId, kind, cash: moved(settled), paymentId });
  const { method, amountCents, tendered, change, roundingCents } = settled;
  const given = { tendered, ...(!isNoCash(change) && { change }) };
  const after = {
    paymentId,
    method,
    amountCents,
    ...given,
    ...(takenAt && { takenAt }),
    ...(roundingCents !== 0 && { roundingCents }),
  };
  const states = { fromStatus: view.status, toStatus: view.status };
  await recordDeed(client, {
    reservationId,
    action: kind,
    ...ask.by,
    at,
    ...states,
    after,
    reason: note,
  });
  await ask.lastly?.(client, paymentId);
  return { ok: true, paymentId };
}
