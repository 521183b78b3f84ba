/** What is still to pay of a reservation, and what is to be given back. Euro cents throughout. */
import { isCalledOff } from "./states/states.ts";
import type { ReservationStatus } from "./states/status.ts";

export type PaymentKind = "payment" | "refund";

export type Balance = {
  /** To be paid; below zero what is to be given back. */
  openCents: number;
  /** Zero when more was paid than is due. */
  toPayCents: number;
  /** What was paid beyond what is due; zero when nothing was. */
  toReturnCents: number;
};

/** Paid less given back; what was voided does not count. SQL says the same in `paidCents`. */
export function paidCentsOf(
  payments: readonly { kind: PaymentKind; amountCents: number; isVoided: boolean }[],
): number {
  return payments
    .filter(({ isVoided }) => !isVoided)
    .reduce((sum, { kind, amountCents }) => sum + (kind === "refund" ? -1 : 1) * amountCents, 0);
}

/** What a reservation costs: its price, and what is charged beside it (`chargesCentsOf`). */
type Priced = { status: ReservationStatus; totalCents: number; chargesCents: number };

/**
 * What is open after so much was paid. A reservation that was called off costs nothing but what is charged beside its price: what was
 * paid above that goes back. SQL says the same in `openCents`.
 */
export function balanceOf(
  { status, totalCents, chargesCents }: Priced,
  paidCents: number,
): Balance {
  const openCents = (isCalledOff(status) ? 0 : totalCents) + chargesCents - paidCents;
  return { openCents, toPayCents: Math.max(0, openCents), toReturnCents: Math.max(0, -openCents) };
}
