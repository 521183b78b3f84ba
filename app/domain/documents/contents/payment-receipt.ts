import type { Cash } from "../../account/cash.ts";
import type { LocalDateTime } from "../../calendar.ts";
import type { PaymentMethod } from "../../account/payment-method.ts";
import type { PaymentKind } from "../../reservations/balance.ts";
import type { PaperAgency } from "./paper-agency.ts";

/** What a receipt of a payment, or of money given back, is printed from. Amounts in euro cents, cash in hundredths. */
export type PaymentReceiptContent = {
  kind: "payment-receipt";
  agency: PaperAgency;
  /** Of the reservation, as people read it. */
  code: string;
  /** Who paid, or got it back. */
  payer: string;
  car: string;
  from: LocalDateTime;
  to: LocalDateTime;
  payment: {
    id: number;
    kind: PaymentKind;
    method: PaymentMethod;
    /** When it was taken. */
    at: LocalDateTime;
    amountCents: number;
    tendered: Cash;
    change: Cash;
    roundingCents: number;
    reference: string;
    fiscalReceipt: string;
    /** The device that printed it, where it is known. */
    fiscalDevice?: string;
  };
  /** The account after it. */
  account: { chargedCents: number; paidCents: number; dueCents: number };
  /** The member who issued it. */
  staff: string;
};
