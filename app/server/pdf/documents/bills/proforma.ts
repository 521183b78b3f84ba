import { drawSentence } from "../../handover/both.ts";
import { drawBuyer, day, drawFacts, drawItems, drawPaying, drawSums } from "./bill.ts";
import { drawSigning } from "../draw-signing.ts";
import { say, type ContentOf, type Issued } from "../issued.ts";
import { makeDocument } from "../make-document.ts";

/** Draws a proforma: what an invoice would say, to be paid ahead. */
export function drawProforma(issued: Issued<ContentOf<"proforma">>): Promise<Buffer> {
  const { content } = issued;
  const { agency, code, validTo, staff } = content;
  const title = say((words) => words.names.proforma);
  return makeDocument(issued, { agency, title, about: code }, (sheet, column) => {
    drawBuyer(sheet, column, content);
    drawFacts(sheet, column, content, [
      { label: say(({ bill }) => bill.validTo), value: day(validTo) },
    ]);
    drawItems(sheet, column, content, 1);
    drawSums(sheet, column, content, 1);
    drawPaying(sheet, column, content);
    column.y += 6;
    drawSentence(
      sheet,
      column,
      say(({ bill }) => bill.noInvoice),
    );
    drawSigning(sheet, column, { agency: staff });
  });
}
