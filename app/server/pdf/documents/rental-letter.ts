import type { RentalLetterContent } from "../../../domain/documents/contents/rental-letter.ts";
import { toLocal } from "../../../domain/sarajevo.ts";
import { dateOf } from "../../../domain/calendar.ts";
import type { Bilingual } from "../../../domain/language.ts";
import { rentalLetterWords, type Words } from "../../../i18n/rental-letters/en.ts";
import { makeRoom } from "../column.ts";
import { drawRows, drawSentence } from "../handover/both.ts";
import { grid, styles } from "../paper-look.ts";
import { drawLines, told } from "../sheet.ts";
import { drawSigning } from "./draw-signing.ts";
import type { Issued } from "./issued.ts";
import { makeDocument } from "./make-document.ts";
import { dayText } from "./day-text.ts";

function said(text: (words: Words) => string): Bilingual {
  return { bs: text(rentalLetterWords("ba")), en: text(rentalLetterWords("en-us")) };
}

/** Draws a letter to a customer about a late return or a missed pick-up. */
export function drawRentalLetter(issued: Issued<RentalLetterContent>): Promise<Buffer> {
  const { agency, code, kind, to, facts, paragraphs, staff } = issued.content;
  const title = said((words) => words.title[kind]);
  return makeDocument(issued, { agency, title, about: code }, (sheet, column) => {
    column.y += 12;
    told(sheet, sheet.root, "P", () => {
      drawLines(sheet, to, { x: grid.left, y: column.y }, styles.bodyInk);
    });
    const day = dayText(dateOf(toLocal(issued.issuedAt.getTime())));
    const place = { x: grid.right, y: column.y, align: "right" } as const;
    told(sheet, sheet.root, "P", () =>
      drawLines(sheet, [`${agency.city}, ${day.bs}`], place, styles.bodyInk),
    );
    column.y += Math.max(1, to.length) * styles.bodyInk.leading + 16;
    drawRows(sheet, column, [...facts]);
    column.y += 14;
    for (const paragraph of paragraphs) {
      drawSentence(sheet, column, paragraph, styles.bodyInk);
      column.y += 5;
    }
    column.y += 8;
    makeRoom(sheet, column, 100);
    drawSentence(
      sheet,
      column,
      said((words) => words.greeting),
      styles.bodyInk,
    );
    drawSigning(sheet, column, { agency: staff });
  });
}
