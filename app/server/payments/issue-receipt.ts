import { readCharges } from "../charges/charge-rows.ts";
import type { PaymentReceiptContent } from "../../domain/documents/contents/payment-receipt.ts";
import { accountOf } from "../../domain/account/account.ts";
import type { PaymentMethod } from "../../domain/account/payment-method.ts";
import type { PaymentKind } from "../../domain/reservations/balance.ts";
import { toLocal } from "../../domain/sarajevo.ts";
import { issueByStaff, type PaperAsk, type PaperDone } from "../documents/issue-by-staff.ts";
import { paperAgency, staffName } from "../documents/paper-agency.ts";
import type { Held, StaffRefusal, StaffWorld } from "../reservations/deeds/hold-for-staff.ts";
import { readPayments } from "./payment-rows.ts";

type Row = {
  kind: PaymentKind;
  method: PaymentMethod;
  amountCents: number;
  tenderedEur: number;
  tenderedBam: number;
  changeEur: number;
  changeBam: number;
  roundingCents: number;
  paidAt: Date;
  takenAt: Date | null;
  payer: string;
  reference: string | null;
  fiscalReceipt: string | null;
  fiscalDevice: string | null;
  isVoided: boolean;
};

const text = `
  select kind, method, amount_cents as "amountCents", tendered_eur as "tenderedEur", tendered_bam as "tenderedBam",
    change_eur as "changeEur", change_bam as "changeBam", rounding_cents as "roundingCents", paid_at as "paidAt",
    taken_at as "takenAt", payer, reference, fiscal_receipt_number as "fiscalReceipt", fiscal_device as "fiscalDevice",
    voided_at is not null as "isVoided"
  from payment where id = $1 and reservation_id = $2`;

/** `no-payment`: the reservation has no such payment, or it was voided. */
export type ReceiptAnswer = PaperDone | StaffRefusal | { ok: false; reason: "no-payment" };

/** Issues the receipt of a payment, or of money given back. A second one says the same of it under a number of its own. */
export function issueReceipt(
  world: StaffWorld,
  ask: PaperAsk & {
    paymentId: number;
    /** Who paid, where that is to be another name than the payment's own; else empty. */
    payer: string;
  },
): Promise<ReceiptAnswer> {
  return issueByStaff<{ ok: false; reason: "no-payment" }>(world, ask, async (held) => {
    const { client, kept } = held;
    const { rows } = await client.query<Row>({
      name: "payment-on-receipt",
      text,
      values: [ask.paymentId, kept.id],
    });
    const [row] = rows;
    if (!row || row.isVoided) return { ok: false, reason: "no-payment" };
    const staff = await staffName(client, ask.by);
    const content = await receiptOf(held, row, { ...ask, staff });
    return { content, form: 1 };
  });
}

async function receiptOf(
  { client, kept, catalogue }: Held,
  row: Row,
  { paymentId, payer, staff }: { paymentId: number; payer: string; staff: string },
): Promise<PaymentReceiptContent> {
  const { view } = kept;
  const { customer, trip } = view;
  const account = accountOf(
    view,
    await readPayments(client, kept.id),
    [],
    await readCharges(client, kept.id),
  );
  const { kind, method, amountCents, roundingCents } = row;
  return {
    kind: "payment-receipt",
    agency: paperAgency(catalogue),
    code: view.code,
    payer: payer || row.payer || `${customer.firstName} ${customer.lastName}`.trim(),
    car: view.car.name,
    from: trip.pickupAt,
    to: trip.dropoffAt,
    payment: {
      id: paymentId,
      kind,
      method,
      amountCents,
      roundingCents,
      at: toLocal((row.takenAt ?? row.paidAt).getTime()),
      tendered: { EUR: row.tenderedEur, BAM: row.tenderedBam },
      change: { EUR: row.changeEur, BAM: row.changeBam },
      reference: row.reference ?? "",
      fiscalReceipt: row.fiscalReceipt ?? "",
      ...(row.fiscalDevice !== null && { fiscalDevice: row.fiscalDevice }),
    },
    account: {
      chargedCents: account.chargedCents,
      paidCents: account.paidCents - account.refundedCents,
      dueCents: account.dueCents,
    },
    staff,
  };
}
