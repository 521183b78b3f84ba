import type { CreditNoteContent, InvoiceContent, ProformaContent } from "./invoice.ts";
import type { DayCloseContent } from "./day-close.ts";
import type { FineLetterContent, FineStatementContent } from "./fine-papers.ts";
import type { PaymentReceiptContent } from "./payment-receipt.ts";
import type { PaymentSlipContent } from "./payment-slip.ts";

/**
 * What is printed on a paper, kept with it for good: names, amounts and texts in both languages as they were when it was issued. A
 * new kind of paper is a line here, and the compiler asks for the file that draws it (`server/pdf/documents/draw-document`).
 */
export type DocumentContent =
  | CreditNoteContent
  | InvoiceContent
  | PaymentReceiptContent
  | PaymentSlipContent
  | ProformaContent
  | DayCloseContent
  | FineLetterContent
  | FineStatementContent;
