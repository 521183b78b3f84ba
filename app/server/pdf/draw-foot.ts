import { drawNextHead } from "./draw-head.ts";
import type { Paper } from "./paper.ts";
import { colours, grid, styles } from "./paper-look.ts";
import { decorate, drawLines, drawRule, linesOf, turnTo, type Sheet } from "./sheet.ts";

/** Draws the foot of every page, and the head of those after the first, once the number of pages is known. */
export function drawFeet(sheet: Sheet, paper: Paper): void {
  const pages = sheet.doc.bufferedPageRange().count;
  for (let page = 0; page < pages; page += 1) {
    turnTo(sheet, page);
    if (page > 0) drawNextHead(sheet, paper);
    drawFoot(sheet, paper, page + 1, pages);
  }
}

function drawFoot(sheet: Sheet, paper: Paper, page: number, pages: number): void {
  const { words, reservation, catalogue, siteUrl } = paper;
  const y = grid.pageHeight - 38;
  const left = `${catalogue.facts.name} · ${siteUrl.replace(/^https?:\/\//, "")}`;
  const right = [
    reservation.code,
    reservation.sequence > 0 ? words.version(reservation.sequence + 1) : "",
    words.page(page, pages),
  ];
  drawRule(sheet, { left: grid.left, right: grid.right, y }, colours.hair, 0.5);
  decorate(sheet, () => {
    const [line = ""] = linesOf(sheet, left, grid.wide, styles.caption);
    drawLines(sheet, [line], { x: grid.left, y: y + 6 }, styles.caption);
    const end = { x: grid.right, y: y + 6, align: "right" } as const;
    drawLines(sheet, [right.filter(Boolean).join(" · ")], end, styles.caption);
  });
}
