import { toInstant } from "../../domain/sarajevo.ts";
import { drawFeet } from "./draw-foot.ts";
import { drawHead } from "./draw-head.ts";
import { drawPrice } from "./draw-price.ts";
import { drawSide, drawTerms } from "./draw-side.ts";
import { drawTrip } from "./draw-trip.ts";
import { openPaper, type PaperOrder } from "./paper.ts";
import { grid } from "./paper-look.ts";
import { closeSheet, openSheet, turnTo } from "./sheet.ts";

/**
 * Makes a reservation's PDF (A4, tagged, one page unless the price is long) in one language. Equal orders give equal
 * bytes. It never fails on text typed by people: characters without a glyph become question marks.
 */
export async function makeReservationPdf(order: PaperOrder): Promise<Buffer> {
  const paper = openPaper(order);
  const { reservation, words, catalogue, language } = paper;
  const sheet = openSheet({
    title: words.title(reservation.code),
    author: catalogue.facts.name,
    subject: words.subject,
    lang: language === "ba" ? "bs" : "en",
    createdAt: new Date(toInstant(reservation.createdAt)),
  });
  turnTo(sheet, 0);
  const headEnd = drawHead(sheet, paper);
  const top = drawTrip(sheet, paper, headEnd + 22) + 17;
  const main = { left: grid.left, width: grid.wide, page: 0, y: top };
  const side = { left: grid.third, width: grid.column, page: 0, y: top };
  drawPrice(sheet, paper, main);
  drawSide(sheet, paper, side);
  drawTerms(sheet, paper, [{ ...main, y: main.y + 14 }, side]);
  drawFeet(sheet, paper);
  return closeSheet(sheet);
}
