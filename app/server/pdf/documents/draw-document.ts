import { drawAgreement } from "./agreement.ts";
import { drawAnnex } from "./annex.ts";
import { drawBorderPack } from "./border-pack.ts";
import { drawCreditNote } from "./bills/credit-note.ts";
import { drawDamageReport } from "./damage-report.ts";
import { drawInvoice } from "./bills/invoice.ts";
import { drawDayClose } from "./day-close.ts";
import { drawDepositReceipt } from "./deposit-receipt.ts";
import { drawFineLetter, drawFineStatement } from "./fine-papers.ts";
import { drawPaymentReceipt } from "./payment-receipt.ts";
import { drawPaymentSlip } from "./payment-slip.ts";
import { drawProforma } from "./bills/proforma.ts";
import type { Issued } from "./issued.ts";
import { drawRentalLetter } from "./rental-letter.ts";

/**
 * Draws an issued paper as PDF (A4, tagged), Bosnian and English side by side. Equal contents give equal bytes: it reads no clock and
 * nothing of today's catalogue. A later form of a paper is drawn beside the earlier ones, which stay as they are.
 */
export function drawDocument(issued: Issued): Promise<Buffer> {
  const { content } = issued;
  switch (content.kind) {
    case "agreement":
      return drawAgreement({ ...issued, content });
    case "annex":
      return drawAnnex({ ...issued, content });
    case "border-pack":
      return drawBorderPack({ ...issued, content });
    case "damage-report":
      return drawDamageReport({ ...issued, content });
    case "late-return-letter":
    case "no-show-letter":
      return drawRentalLetter({ ...issued, content });
    case "payment-receipt":
      return drawPaymentReceipt({ ...issued, content });
    case "deposit-receipt":
      return drawDepositReceipt({ ...issued, content });
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
