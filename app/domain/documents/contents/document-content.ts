import type { PaymentReceiptContent } from "./payment-receipt.ts";

/**
 * What is printed on a paper, kept with it for good: names, amounts and texts in both languages as they were when it was issued. A
 * new kind of paper is a line here, and the compiler asks for the file that draws it (`server/pdf/documents/draw-document`).
 */
export type DocumentContent = PaymentReceiptContent;
