import type { LocalDate, LocalDateTime } from "../../calendar.ts";
import type { Buyer } from "../buyer.ts";
import type { InvoiceAmounts } from "../invoice-lines.ts";
import type { PaperAgency } from "./paper-agency.ts";

/** The agency as the law wants it on an invoice (čl. 107): with both of its numbers. */
export type Supplier = PaperAgency &
  Required<Pick<PaperAgency, "jib" | "vatNumber">> & { bankName?: string; bankAccount?: string };

/** What a bill to somebody is printed from. */
type Bill = InvoiceAmounts & {
  agency: Supplier;
  buyer: Buyer;
  /** Of the reservation, as people read it. */
  code: string;
  car: string;
  /** Empty when no vehicle went out. */
  plate: string;
  from: LocalDateTime;
  to: LocalDateTime;
  issuedOn: LocalDate;
  /** Paid less given back when it was issued, euro cents. */
  paidCents: number;
  /** What a bank transfer is to say. */
  reference: string;
  /** The member who issued it. */
  staff: string;
};

export type InvoiceContent = Bill & {
  kind: "invoice";
  /** The day on which the vehicle came back: of supply, and on which it is due. */
  suppliedOn: LocalDate;
  dueOn: LocalDate;
};

export type ProformaContent = Bill & {
  kind: "proforma";
  /** The last day on which it holds. */
  validTo: LocalDate;
};

/** Takes back a whole invoice: its amounts are those of the invoice, printed below zero. */
export type CreditNoteContent = {
  kind: "credit-note";
  invoice: InvoiceContent;
  /** As people read it. */
  invoiceNumber: string;
  issuedOn: LocalDate;
  reason: string;
  staff: string;
};
