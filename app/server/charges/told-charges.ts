import type { Pool } from "pg";
import type { ChargeDecision, ChargeKind } from "../../domain/account/charge.ts";
import { paidCentsOf, type PaymentKind } from "../../domain/reservations/balance.ts";
import type { Reservation } from "../../domain/reservations/reservation.ts";
import { isCancelled } from "../../domain/reservations/states/states.ts";

type Row = { kind: ChargeKind; decision: ChargeDecision; amountCents: number; reason: string };

const text = `
  select kind, decision, amount_cents as "amountCents", charge.reason
  from charge join reservation on reservation.id = reservation_id
  where token = $1 and voided_at is null order by at, charge.id`;

type Paid = { kind: PaymentKind; amountCents: number; isVoided: boolean };

const paidText = `
  select payment.kind, amount_cents as "amountCents", voided_at is not null as "isVoided"
  from payment join reservation on reservation.id = reservation_id where token = $1`;

/**
 * What the customer of a reservation is told of its account, euro cents: the charges that are owed, what is paid less what went back, and
 * what its cancellation may still cost, which is nothing once somebody has decided it; absent unless it is cancelled.
 */
export async function toldCharges(
  pool: Pool,
  { token, status, cancellationFeeCents = 0 }: Reservation,
) {
  const { rows } = await pool.query<Row>({ name: "told-charges", text, values: [token] });
  const { rows: paid } = await pool.query<Paid>({
    name: "told-payments",
    text: paidText,
    values: [token],
  });
  const isDecided = rows.some(({ kind }) => kind === "cancellation");
  return {
    charges: rows
      .filter(({ decision }) => decision === "charged")
      .map(({ kind, amountCents, reason }) => ({ kind, amountCents, reason })),
    paidCents: paidCentsOf(paid),
    cancelCents: isCancelled(status) ? (isDecided ? 0 : cancellationFeeCents) : undefined,
  };
}
