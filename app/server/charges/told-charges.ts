import type { Pool } from "pg";
import type { ChargeDecision, ChargeKind } from "../../domain/account/charge.ts";
import type { Reservation } from "../../domain/reservations/reservation.ts";
import { isCancelled } from "../../domain/reservations/states/states.ts";

type Row = { kind: ChargeKind; decision: ChargeDecision; amountCents: number; reason: string };

const text = `
  select kind, decision, amount_cents as "amountCents", charge.reason
  from charge join reservation on reservation.id = reservation_id
  where token = $1 and voided_at is null order by at, charge.id`;

/**
 * What the customer of a reservation is told of its charges, euro cents: those that are owed, and what its cancellation may still cost,
 * which is nothing once somebody has decided it; absent unless it is cancelled.
 */
export async function toldCharges(
  pool: Pool,
  { token, status, cancellationFeeCents = 0 }: Reservation,
) {
  const { rows } = await pool.query<Row>({ name: "told-charges", text, values: [token] });
  const isDecided = rows.some(({ kind }) => kind === "cancellation");
  return {
    charges: rows
      .filter(({ decision }) => decision === "charged")
      .map(({ kind, amountCents, reason }) => ({ kind, amountCents, reason })),
    cancelCents: isCancelled(status) ? (isDecided ? 0 : cancellationFeeCents) : undefined,
  };
}
