import { drawPaymentReceipt } from "./payment-receipt.ts";
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
  }
}
