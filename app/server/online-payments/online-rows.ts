/** Rows of payments that a provider was asked for. */
import type { Pool, PoolClient } from "pg";
import type { OnlineState } from "../../domain/online-payments/online-payment.ts";

export type OnlineRow = {
  id: number;
  reservationId: number;
  token: string;
  /** The bare code of the reservation. */
  code: string;
  provider: string;
  reference: string;
  amountCents: number;
  state: OnlineState;
  paymentId: number | null;
  /** What of it was given back, euro cents. */
  refundedCents: number;
};

const columns = `
  online_payment.id, reservation_id as "reservationId", token, code, provider, reference, amount_cents as "amountCents", state,
  payment_id as "paymentId",
  (
    select coalesce(sum(payment.amount_cents), 0)::int from payment
    where payment.reservation_id = online_payment.reservation_id and payment.kind = 'refund' and payment.method = 'online'
      and payment.reference = online_payment.reference and payment.voided_at is null
  ) as "refundedCents"`;

/** The payment of a reference; undefined when this provider was never asked for it. */
export async function findOnline(
  db: Pool | PoolClient,
  provider: string,
  reference: string,
): Promise<OnlineRow | undefined> {
  const { rows } = await db.query<OnlineRow>({
    name: "find-online-payment",
    text: `
      select ${columns} from online_payment join reservation on reservation.id = reservation_id
      where provider = $1 and reference = $2`,
    values: [provider, reference],
  });
  return rows[0];
}

/** The payments of a reservation that came, and of which something is left to be given back, the newest first. */
export async function listRefundable(
  db: Pool | PoolClient,
  provider: string,
  reservationId: number,
): Promise<OnlineRow[]> {
  const { rows } = await db.query<OnlineRow>({
    name: "refundable-online-payments",
    text: `
      select ${columns} from online_payment join reservation on reservation.id = reservation_id
      where provider = $1 and reservation_id = $2 and state = 'paid' order by online_payment.id desc`,
    values: [provider, reservationId],
  });
  return rows.filter(({ amountCents, refundedCents }) => refundedCents < amountCents);
}

type NewOnline = Pick<OnlineRow, "reservationId" | "provider" | "reference" | "amountCents">;

/** Writes that a provider is asked. */
export async function insertOnline(
  client: PoolClient,
  { reservationId, provider, reference, amountCents }: NewOnline,
): Promise<void> {
  await client.query({
    name: "insert-online-payment",
    text: `insert into online_payment (reservation_id, provider, reference, amount_cents) values ($1, $2, $3, $4)`,
    values: [reservationId, provider, reference, amountCents],
  });
}

/** Writes what became of it. */
export async function markOnline(
  db: Pool | PoolClient,
  { id, state, paymentId }: { id: number; state: OnlineState; paymentId?: number },
): Promise<void> {
  await db.query({
    name: "mark-online-payment",
    text: "update online_payment set state = $2, payment_id = coalesce($3, payment_id) where id = $1",
    values: [id, state, paymentId ?? null],
  });
}
