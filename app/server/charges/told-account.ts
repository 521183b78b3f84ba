import type { Pool, PoolClient } from "pg";
import { chargesCentsOf, isOwed, type Charge } from "../../domain/account/charge.ts";
import { balanceOf, paidCentsOf, type PaymentKind } from "../../domain/reservations/balance.ts";
import type { Reservation } from "../../domain/reservations/reservation.ts";
import type { ToldAccount } from "../mail/letter.ts";

type Row = {
  charges: Charge[];
  payments: { kind: PaymentKind; amountCents: number; isVoided: boolean }[];
};

const text = `
  select
    (
      select coalesce(json_agg(json_build_object(
        'kind', kind, 'decision', decision, 'amountCents', amount_cents, 'isVoided', voided_at is not null
      ) order by at, id), '[]') from charge where reservation_id = $1
    ) as charges,
    (
      select coalesce(json_agg(json_build_object(
        'kind', kind, 'amountCents', amount_cents, 'isVoided', voided_at is not null
      ) order by paid_at, id), '[]') from payment where reservation_id = $1
    ) as payments`;

/** The account of a reservation as letters and its customer are told it, euro cents: what was voided or waived is left out. */
export async function toldAccount(
  db: Pool | PoolClient,
  id: number,
  { status, totalCents }: Pick<Reservation, "status" | "totalCents">,
): Promise<ToldAccount> {
  const { rows } = await db.query<Row>({ name: "told-account", text, values: [id] });
  const { charges = [], payments = [] } = rows[0] ?? {};
  const paidCents = paidCentsOf(payments);
  const chargesCents = chargesCentsOf(charges);
  const { openCents } = balanceOf({ status, totalCents, chargesCents }, paidCents);
  const told = charges.filter(isOwed).map(({ kind, amountCents }) => ({ kind, amountCents }));
  return { charges: told, paidCents, dueCents: openCents };
}
