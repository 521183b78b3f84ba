import { drawCreditNote } from "./credit-note.ts";
import { drawInvoice } from "./invoice.ts";
import { drawDayClose } from "./day-close.ts";
import { drawFineLetter, drawFineStatement } from "./fine-papers.ts";
import { drawPaymentReceipt } from "./payment-receipt.ts";
import { drawPaymentSlip } from "./payment-slip.ts";
import { drawProforma } from "./proforma.ts";
import type { Issued } from "./issued.ts";

/**
 * Draws an issued paper as PDF (A4, tagged), Bosnian and English side by side. Equal contents give equal bytes: it reads no clock and
 * nothing of today's catalogue. A later form of a paper is drawn beside the earlier ones, which stay as they are.
 */
export function drawDocument(issued: Issued): Promise<Buffer> {
  const { content } = issued;
  switch (content.kind) {
    case "payment-receipt":
      return drawPaymentReceipt({ ...issued, content });
    case "payment-slip":
      return drawPaymentSlip({ ...issued, content });
    case "proforma":
      return drawProforma({ ...issued, content });
    case "invoice":
      return drawInvoice({ ...issued, content });
    case "credit-note":
      return drawCreditNote({ ...issued, content });
    case "day-close":
      return drawDayClose({ ...issued, content });
    case "fine-letter":
      return drawFineLetter({ ...issued, content });
    case "fine-statement":
      return drawFineStatement({ ...issued, content });
  }
}
