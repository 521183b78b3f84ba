/** Rows of payments: every payment and refund of a reservation, the voided ones too. */
import type { Pool, PoolClient } from "pg";
import type { Settled } from "../../domain/account/settle.ts";
import type { PaymentKind } from "../../domain/reservations/balance.ts";

type Kept = {
  id: number;
  kind: PaymentKind;
  amountCents: number;
  isVoided: boolean;
  formKey: string | null;
};

/** The payments of a reservation that is held, the oldest first; amounts in euro cents. */
export async function readPayments(client: PoolClient, reservationId: number): Promise<Kept[]> {
  const { rows } = await client.query<Kept>({
    name: "read-payments",
    text: `
      select id, kind, amount_cents as "amountCents", voided_at is not null as "isVoided", form_key as "formKey"
      from payment where reservation_id = $1 order by paid_at, id`,
    values: [reservationId],
  });
  return rows;
}

export type NewPayment = {
  reservationId: number;
  kind: PaymentKind;
  settled: Settled;
  at: Date;
  /** When it was taken, where that was earlier. */
  takenAt?: Date | undefined;
  staffId: string | undefined;
  formKey: string;
  /** What the bank or the terminal calls it. */
  reference: string;
  fiscalReceipt: string;
  /** The device that printed it; of interest with a receipt alone. */
  fiscalDevice?: string | undefined;
  /** Who paid, or got it back, where it was not the customer. */
  payer?: string | undefined;
  note: string;
};

const text = `
  insert into payment (
    reservation_id, kind, method, amount_cents, tendered_eur, tendered_bam, change_eur, change_bam, rounding_cents,
    paid_at, staff_id, form_key, reference, fiscal_receipt_number, fiscal_receipt_at, note, taken_at, payer, fiscal_device
  )
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, nullif($13, ''), nullif($14, ''),
    case when $14 <> '' then coalesce($16, $10::timestamptz) end, $15, $16, $17,
    case when $14 <> '' then nullif($18, '') end)
  returning id`;

/** Writes a payment; answers its id. */
export async function insertPayment(client: PoolClient, payment: NewPayment): Promise<number> {
  const { reservationId, kind, settled, at, staffId, formKey } = payment;
  const { method, amountCents, tendered, change, roundingCents } = settled;
  const money = [tendered.EUR, tendered.BAM, change.EUR, change.BAM, roundingCents];
  const words = [payment.reference, payment.fiscalReceipt, payment.note];
  const { takenAt = null, payer = "", fiscalDevice = "" } = payment;
  const { rows } = await client.query<{ id: number }>({
    name: "insert-payment",
    text,
    values: [
      reservationId,
      kind,
      method,
      amountCents,
      ...money,
      at,
      staffId ?? null,
      formKey,
      ...words,
      takenAt,
      payer,
      fiscalDevice,
    ],
  });
  const [row] = rows;
  if (!row) throw new Error("a payment was written and not answered");
  return row.id;
}

/** The device that printed the newest fiscal receipt of a payment: it prints the next one too. Undefined while none has. */
export async function findLastDevice(pool: Pool): Promise<string | undefined> {
  const { rows } = await pool.query<{ device: string }>({
    name: "last-fiscal-device",
    text: `
      select fiscal_device as device from payment
      where fiscal_device is not null order by paid_at desc limit 1`,
  });
  return rows[0]?.device;
}

type Voiding = { paymentId: number; at: Date; reason: string; staffId: string | undefined };

/** Marks a payment as one that never was; its row stays. */
export async function markVoided(
  client: PoolClient,
  { paymentId, at, reason, staffId }: Voiding,
): Promise<void> {
  await client.query({
    name: "mark-voided",
    text: "update payment set voided_at = $2, void_reason = $3, voided_by = $4 where id = $1",
    values: [paymentId, at, reason, staffId ?? null],
  });
}
