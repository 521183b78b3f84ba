import { grid } from "../paper-look.ts";
import { closeSheet, openSheet, turnTo } from "../sheet.ts";
import { drawDamage } from "./draw-damage.ts";
import { drawDecided } from "./draw-decided.ts";
import { drawCondition, drawRental } from "./draw-facts.ts";
import { drawPhotos } from "./draw-photos.ts";
import { drawSignatures } from "./draw-signatures.ts";
import { drawFeet, drawTitle } from "./draw-title.ts";
import { say, type SheetOrder } from "./order.ts";

/**
 * Makes the sheet of a handover as PDF (A4, tagged), Bosnian and English side by side. Equal orders give equal bytes: it reads no
 * clock and nothing of today's catalogue. It never fails on text typed by people.
 */
export async function makeHandoverPdf(order: SheetOrder): Promise<Buffer> {
  const { sheet: signed, facts, receivedAt } = order;
  const names = say((words) => words.title[signed.direction]);
  const sheet = openSheet({
    title: `${names.bs} · ${names.en} · ${signed.code}`,
    author: facts.agency.name,
    subject: signed.plate,
    lang: "bs",
    createdAt: receivedAt,
  });
  turnTo(sheet, 0);
  const column = { left: grid.left, width: grid.right - grid.left, page: 0, y: grid.top };
  drawTitle(sheet, order, column);
  drawRental(sheet, order, column);
  drawCondition(sheet, order, column);
  drawDamage(sheet, order, column);
  if (signed.direction === "in") drawDecided(sheet, order, column);
  drawSignatures(sheet, order, column);
  drawPhotos(sheet, order, column);
  drawFeet(sheet, order);
  return closeSheet(sheet);
}
