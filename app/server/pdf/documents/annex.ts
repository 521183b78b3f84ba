import { drawHeading, drawRows, drawSentence } from "../handover/both.ts";
import { drawTable } from "../handover/table.ts";
import { styles } from "../paper-look.ts";
import { agreed } from "./agreement-words.ts";
import { drawSigning } from "./draw-signing.ts";
import { same, type ContentOf, type Issued } from "./issued.ts";
import { makeDocument } from "./make-document.ts";
import { dayText } from "./day-text.ts";

/** Draws an annex of an agreement, to be signed by hand. */
export function drawAnnex(issued: Issued<ContentOf<"annex">>): Promise<Buffer> {
  const { agency, about, agreement, renter, vehicle, changes, text, staff, code } = issued.content;
  const title = agreed((words) => words.annex.title[about]);
  return makeDocument(issued, { agency, title, about: code }, (sheet, column) => {
    const day = dayText(agreement.issuedOn);
    const of = {
      bs: agreed((words) => words.annex.of(agreement.number, day.bs)).bs,
      en: agreed((words) => words.annex.of(agreement.number, day.en)).en,
    };
    column.y += 6;
    drawSentence(sheet, column, of, styles.lead);
    drawRows(sheet, column, [
      { label: agreed((words) => words.lessor), value: same(agency.name) },
      { label: agreed((words) => words.renter), value: same(renter), strong: true },
      { label: agreed((words) => words.vehicle), value: same(vehicle) },
    ]);
    drawHeading(
      sheet,
      column,
      agreed((words) => words.annex.changes),
    );
    drawTable(
      sheet,
      column,
      [
        { title: agreed((words) => words.annex.what), width: 120 },
        { title: agreed((words) => words.annex.before), width: 185 },
        { title: agreed((words) => words.annex.after), width: 194 },
      ],
      changes.map(({ label, before, after }) => [label, before, after]),
    );
    column.y += 10;
    for (const sentence of text) drawSentence(sheet, column, sentence, styles.bodyInk);
    drawSigning(sheet, column, { agency: staff, customer: renter });
  });
}
