import { formatDate } from "../../../../i18n/format.ts";
import { drawSentence } from "../../handover/both.ts";
import { drawBuyer, day, drawFacts, drawItems, drawSums } from "./bill.ts";
import { drawSigning } from "../draw-signing.ts";
import { same, say, type ContentOf, type Issued } from "../issued.ts";
import { makeDocument } from "../make-document.ts";

/** Draws a credit note: the invoice that it ends, with its amounts taken back. */
export function drawCreditNote(issued: Issued<ContentOf<"credit-note">>): Promise<Buffer> {
  const { invoice, invoiceNumber, issuedOn, reason, staff } = issued.content;
  const { agency, code } = invoice;
  const title = say((words) => words.names["credit-note"]);
  const ended = say(({ bill }, language) =>
    bill.ofDate(invoiceNumber, formatDate(invoice.issuedOn, language)),
  );
  return makeDocument(issued, { agency, title, about: code }, (sheet, column) => {
    drawBuyer(sheet, column, invoice);
    drawFacts(sheet, column, { ...invoice, issuedOn }, [
      { label: say(({ bill }) => bill.ends), value: ended, strong: true },
      { label: say(({ bill }) => bill.supplied), value: day(invoice.suppliedOn) },
      { label: say(({ bill }) => bill.reason), value: same(reason) },
    ]);
    drawItems(sheet, column, invoice, -1);
    drawSums(sheet, column, invoice, -1);
    column.y += 6;
    drawSentence(
      sheet,
      column,
      say(({ bill }) => bill.credit),
    );
    drawSigning(sheet, column, { agency: staff });
  });
}
