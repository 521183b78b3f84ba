/** The account of a reservation: what was charged, what was paid and given back, what is held, and what is due. */
import { chargesCentsOf, type Charge } from "./charge.ts";
import { balanceOf, type PaymentKind } from "../reservations/balance.ts";
import type { ReservationStatus } from "../reservations/states/status.ts";

type Entry = { kind: PaymentKind; amountCents: number; isVoided: boolean };
type HeldDeposit = { heldCents: number };

/** Euro cents. `dueCents` + `paidCents` − `refundedCents` = `chargedCents`, whatever the order in which things came. */
export type Account = {
  /** The price, unless it was called off, and the charges beside it. */
  chargedCents: number;
  /** The charges alone. */
  chargesCents: number;
  paidCents: number;
  refundedCents: number;
  /** Below zero: to be given back. */
  dueCents: number;
  /** Held for the customer, and no income. */
  heldCents: number;
};

/** The account of a reservation with these payments, deposits and charges; a voided entry counts nothing, and neither does a waived charge. */
export function accountOf(
  reservation: { status: ReservationStatus; totalCents: number },
  payments: readonly Entry[],
  deposits: readonly HeldDeposit[],
  charges: readonly Charge[],
): Account {
  const paidCents = sumOf(payments, "payment");
  const refundedCents = sumOf(payments, "refund");
  const chargesCents = chargesCentsOf(charges);
  const { openCents } = balanceOf({ ...reservation, chargesCents }, paidCents - refundedCents);
  return {
    chargedCents: openCents + paidCents - refundedCents,
    chargesCents,
    paidCents,
    refundedCents,
    dueCents: openCents,
    heldCents: deposits.reduce((sum, { heldCents }) => sum + heldCents, 0),
  };
}

function sumOf(payments: readonly Entry[], kind: PaymentKind): number {
  return payments
    .filter((one) => one.kind === kind && !one.isVoided)
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
}
