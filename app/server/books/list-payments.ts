import type { Pool } from "pg";
import type { PaymentMethod } from "../../domain/account/payment-method.ts";
import type { PaymentKind } from "../../domain/reservations/balance.ts";
import type { BookRange } from "./list-invoices.ts";

/** Amounts in euro cents and feninga. */
export type BookedPayment = {
  id: number;
  paidAt: Date;
  /** When it was taken, where that was earlier. */
  takenAt: Date | null;
  kind: PaymentKind;
  method: PaymentMethod;
  /** Bare. */
  code: string;
  /** Empty once the customer was erased. */
  customer: string;
  /** Who paid, or got it back, where it was not the customer. */
  payer: string;
  amountCents: number;
  tenderedEur: number;
  tenderedBam: number;
  changeEur: number;
  changeBam: number;
  roundingCents: number;
  reference: string | null;
  fiscalReceipt: string | null;
  fiscalDevice: string | null;
  fiscalAt: Date | null;
  staff: string | null;
  isVoided: boolean;
  voidReason: string | null;
};

const text = `
  select payment.id, paid_at as "paidAt", taken_at as "takenAt", payer, kind, method, code, trim(first_name || ' ' || last_name) as customer,
    amount_cents as "amountCents", tendered_eur as "tenderedEur", tendered_bam as "tenderedBam",
    change_eur as "changeEur", change_bam as "changeBam", rounding_cents as "roundingCents", reference,
    fiscal_receipt_number as "fiscalReceipt", fiscal_device as "fiscalDevice", fiscal_receipt_at as "fiscalAt", member.name as staff, voided_at is not null as "isVoided",
    void_reason as "voidReason"
  from payment join reservation on reservation.id = reservation_id
    left join "user" member on member.id = payment.staff_id
  where (paid_at at time zone 'Europe/Sarajevo')::date between $1 and $2
  order by paid_at, payment.id`;

/** The payments and refunds of days in Sarajevo, the oldest first; voided ones stand among them and count nothing. */
export async function listPayments(pool: Pool, { from, to }: BookRange): Promise<BookedPayment[]> {
  const { rows } = await pool.query<BookedPayment>({
    name: "payments-in-books",
    text,
    values: [from, to],
  });
  return rows;
}
