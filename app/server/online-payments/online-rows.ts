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
  /** What was asked for, euro cents. */
  amountCents: number;
  /** What came, euro cents; until then what was asked for. */
  cameCents: number;
  state: OnlineState;
  paymentId: number | null;
  /** The refund that the provider has not confirmed. */
  refundingId: number | null;
  /** What of it was given back, euro cents. */
  refundedCents: number;
};

const columns = `
  online_payment.id, reservation_id as "reservationId", token, code, provider, reference, amount_cents as "amountCents", state,
  payment_id as "paymentId", refunding_id as "refundingId",
  coalesce((select payment.amount_cents from payment where payment.id = payment_id), amount_cents) as "cameCents",
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

/** The payments of a reservation that came online, the newest first; those that went back are among them. */
export async function listCame(
  db: Pool | PoolClient,
  provider: string,
  reservationId: number,
): Promise<OnlineRow[]> {
  const { rows } = await db.query<OnlineRow>({
    name: "online-payments-that-came",
    text: `
      select ${columns} from online_payment join reservation on reservation.id = reservation_id
      where provider = $1 and reservation_id = $2 and state in ('paid', 'refunded') order by online_payment.id desc`,
    values: [provider, reservationId],
  });
  return rows;
}

/** What of a payment that came is left to be given back, euro cents. */
export function leftCentsOf({ cameCents, refundedCents }: OnlineRow): number {
  return cameCents - refundedCents;
}

type NewOnline = Pick<OnlineRow, "reservationId" | "provider" | "reference" | "amountCents">;

/** Keeps others from beginning a payment of a reservation until this transaction ends. */
export async function holdBeginning(client: PoolClient, reservationId: number): Promise<void> {
  await client.query("select pg_advisory_xact_lock(hashtext('online_payment'), $1)", [
    reservationId,
  ]);
}

/** The reference of a payment of the same sum that was begun, and of which nothing was told. */
export async function findBegun(
  client: PoolClient,
  { reservationId, provider, amountCents }: Omit<NewOnline, "reference">,
): Promise<string | undefined> {
  const { rows } = await client.query<{ reference: string }>({
    name: "begun-online-payment",
    text: `
      select reference from online_payment
      where reservation_id = $1 and provider = $2 and amount_cents = $3 and state = 'begun' order by id desc limit 1`,
    values: [reservationId, provider, amountCents],
  });
  return rows[0]?.reference;
}

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

/** Writes which refund of it the provider is asked for, or (null) that none waits for its word. */
export async function markRefunding(
  client: PoolClient,
  { id, refundingId }: Pick<OnlineRow, "id" | "refundingId">,
): Promise<void> {
  await client.query({
    name: "mark-online-refunding",
    text: "update online_payment set refunding_id = $2 where id = $1",
    values: [id, refundingId],
  });
}

/** A refund that went, or is to go, through a provider. */
export type RefundRow = {
  paymentId: number;
  token: string;
  provider: string;
  /** Of the payment that it gives back. */
  reference: string;
  amountCents: number;
  formKey: string | null;
  isVoided: boolean;
  /** The provider has not said what became of it. */
  isWaiting: boolean;
};

/** The refund of a form, or of an id; undefined when there is none that goes through a provider. */
export async function findRefund(
  db: Pool | PoolClient,
  { formKey, paymentId }: { formKey?: string; paymentId?: number },
): Promise<RefundRow | undefined> {
  const { rows } = await db.query<RefundRow>({
    name: "find-online-refund",
    text: `
      select payment.id as "paymentId", token, provider, online_payment.reference, payment.amount_cents as "amountCents",
        form_key as "formKey", voided_at is not null as "isVoided", refunding_id is not distinct from payment.id as "isWaiting"
      from payment
        join online_payment on online_payment.reservation_id = payment.reservation_id and online_payment.reference = payment.reference
        join reservation on reservation.id = payment.reservation_id
      where payment.kind = 'refund' and payment.method = 'online' and (payment.form_key = $1 or payment.id = $2)`,
    values: [formKey ?? null, paymentId ?? null],
  });
  return rows[0];
}
