import type { Cash } from "../../account/cash.ts";
import type { LocalDate, LocalDateTime } from "../../calendar.ts";
import type { HoldMethod } from "../../deposits/hold.ts";
import type { PaperAgency } from "./paper-agency.ts";

/** What the receipt of a deposit is printed from. Amounts in euro cents, cash in hundredths. */
export type DepositReceiptContent = {
  kind: "deposit-receipt";
  agency: PaperAgency;
  /** Of the reservation, as people read it. */
  code: string;
  /** Who put it down. */
  payer: string;
  car: string;
  from: LocalDateTime;
  to: LocalDateTime;
  hold: {
    id: number;
    method: HoldMethod;
    at: LocalDateTime;
    amountCents: number;
    /** What was put into the drawer; nothing of a card. */
    cash: Cash;
    /** Of a card; else empty. */
    lastFour: string;
    reference: string;
    /** The last day on which the bank holds it; absent for cash. */
    heldUntil?: LocalDate;
  };
  /** What was agreed on with the rental. */
  askedCents: number;
  /** The member who issued it. */
  staff: string;
};
