import { drawBuyer, day, drawFacts, drawItems, drawPaying, drawSums } from "./bill.ts";
import { drawSigning } from "../draw-signing.ts";
import { say, type ContentOf, type Issued } from "../issued.ts";
import { makeDocument } from "../make-document.ts";

/** Draws an invoice with everything that čl. 107 of the rulebook on VAT asks for. */
export function drawInvoice(issued: Issued<ContentOf<"invoice">>): Promise<Buffer> {
  const { content } = issued;
  const { agency, code, suppliedOn, dueOn, staff } = content;
  const title = say((words) => words.names.invoice);
  return makeDocument(issued, { agency, title, about: code }, (sheet, column) => {
    drawBuyer(sheet, column, content);
    drawFacts(sheet, column, content, [
      { label: say(({ bill }) => bill.supplied), value: day(suppliedOn) },
      { label: say(({ bill }) => bill.due), value: day(dueOn) },
    ]);
    drawItems(sheet, column, content, 1);
    drawSums(sheet, column, content, 1);
    drawPaying(sheet, column, content);
    drawSigning(sheet, column, { agency: staff });
  });
}
