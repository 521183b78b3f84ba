import type { AgreementContent } from "./agreement.ts";
import type { AnnexContent } from "./annex.ts";
import type { BorderPackContent } from "./border-pack.ts";
import type { DamageReportContent } from "./damage-report.ts";
import type { CreditNoteContent, InvoiceContent, ProformaContent } from "./invoice.ts";
import type { DayCloseContent } from "./day-close.ts";
import type { DepositReceiptContent } from "./deposit-receipt.ts";
import type { FineLetterContent, FineStatementContent } from "./fine-papers.ts";
import type { PaymentReceiptContent } from "./payment-receipt.ts";
import type { PaymentSlipContent } from "./payment-slip.ts";
import type { RentalLetterContent } from "./rental-letter.ts";

/**
 * What is printed on a paper, kept with it for good: names, amounts and texts in both languages as they were when it was issued. A
 * new kind of paper is a line here, and the compiler asks for the file that draws it (`server/pdf/documents/draw-document`).
 */
export type DocumentContent =
  | AgreementContent
  | AnnexContent
  | BorderPackContent
  | CreditNoteContent
  | DamageReportContent
  | DepositReceiptContent
  | InvoiceContent
  | PaymentReceiptContent
  | PaymentSlipContent
  | ProformaContent
  | RentalLetterContent
  | DayCloseContent
  | FineLetterContent
  | FineStatementContent;
