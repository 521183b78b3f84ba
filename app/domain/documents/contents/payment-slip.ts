import type { Bilingual } from "../../language.ts";
import type { PaperAgency } from "./paper-agency.ts";

/** What a payment slip is printed from. */
export type PaymentSlipContent = {
  kind: "payment-slip";
  agency: PaperAgency;
  bankName: string;
  /** Sixteen digits. */
  bankAccount: string;
  payer: string;
  /** Of the reservation, as people read it. */
  code: string;
  purpose: Bilingual;
  amountCents: number;
  amountFeninga: number;
  /** As banks write it; a payment is found by it. */
  reference: string;
};
