/** The account of a reservation as its customer is told it: what was voided or waived is left out. */
import type { Pool, PoolClient } from "pg";
import { chargesCentsOf, isOwed, type Charge } from "../../domain/account/charge.ts";
import { balanceOf, paidCentsOf, type PaymentKind } from "../../domain/reservations/balance.ts";
import type { Reservation } from "../../domain/reservations/reservation.ts";
import { isCancelled } from "../../domain/reservations/states/states.ts";
import type { ToldAccount } from "../mail/letter.ts";

type Db = Pool | PoolClient;

type Row = {
  charges: (Charge & { reason: string })[];
  payments: { kind: PaymentKind; amountCents: number; isVoided: boolean }[];
};

const text = `
  select
    (
      select coalesce(json_agg(json_build_object(
        'kind', kind, 'decision', decision, 'amountCents', amount_cents, 'reason', reason, 'isVoided', voided_at is not null
      ) order by at, id), '[]') from charge where reservation_id = reservation.id
    ) as charges,
    (
      select coalesce(json_agg(json_build_object(
        'kind', kind, 'amountCents', amount_cents, 'isVoided', voided_at is not null
      ) order by paid_at, id), '[]') from payment where reservation_id = reservation.id
    ) as payments
  from reservation where token = $1`;

async function readEntries(db: Db, { token }: Pick<Reservation, "token">): Promise<Row> {
  const { rows } = await db.query<Row>({ name: "told-account", text, values: [token] });
  return rows[0] ?? { charges: [], payments: [] };
}

/** The account as letters tell it, and by which it is paid online; euro cents. */
export async function toldAccount(
  db: Db,
  reservation: Pick<Reservation, "token" | "status" | "totalCents">,
): Promise<ToldAccount> {
  const { charges, payments } = await readEntries(db, reservation);
  const paidCents = paidCentsOf(payments);
  const chargesCents = chargesCentsOf(charges);
  const { openCents } = balanceOf({ ...reservation, chargesCents }, paidCents);
  const told = charges.filter(isOwed).map(({ kind, amountCents }) => ({ kind, amountCents }));
  return { charges: told, paidCents, dueCents: openCents };
}

/**
 * What the pages of its customer tell, euro cents: the charges that are owed, what is paid less what went back, and what its
 * cancellation may still cost, which is nothing once somebody has decided it; absent unless it is cancelled.
 */
export async function toldCharges(
  db: Db,
  reservation: Pick<Reservation, "token" | "status" | "cancellationFeeCents">,
) {
  const { charges, payments } = await readEntries(db, reservation);
  const { status, cancellationFeeCents = 0 } = reservation;
  const isDecided = charges.some(({ kind, isVoided }) => kind === "cancellation" && !isVoided);
  return {
    charges: charges
      .filter(isOwed)
      .map(({ kind, amountCents, reason }) => ({ kind, amountCents, reason })),
    paidCents: paidCentsOf(payments),
    cancelCents: isCancelled(status) ? (isDecided ? 0 : cancellationFeeCents) : undefined,
  };
}
