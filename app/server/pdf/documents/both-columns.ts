/** Long texts in both languages, each in a column of its own that goes on over the pages. */
import type { Bilingual } from "../../../domain/language.ts";
import { makeRoom, type Column } from "../column.ts";
import { sides } from "../handover/both.ts";
import { grid, styles, type Style } from "../paper-look.ts";
import { drawLines, linesOf, told, turnTo, type Element, type Sheet } from "../sheet.ts";

const bullet = 8;

/**
 * Draws a text as legal texts are written (`i18n/legal/fill-legal`): `## ` begins a section, `- ` an item, `| ` a row of a table, which
 * is drawn as a line with its cells one after the other.
 */
export function drawLegalText(sheet: Sheet, column: Column, text: Bilingual): void {
  const start = { page: column.page, y: column.y };
  const ends = sides.map((side) => {
    const own: Column = { left: side.x, width: side.width, ...start };
    const element = sheet.doc.struct("Sect", { lang: side.of });
    sheet.root.add(element);
    for (const block of text[side.of].split(/\n{2,}/)) drawBlock(sheet, element, own, block);
    return own;
  });
  const page = Math.max(...ends.map((end) => end.page));
  column.y = Math.max(...ends.flatMap((end) => (end.page === page ? [end.y] : [])));
  column.page = page;
  turnTo(sheet, page);
}

function drawBlock(sheet: Sheet, element: Element, column: Column, block: string): void {
  if (block.startsWith("## ")) {
    column.y += 4;
    makeRoom(sheet, column, 3 * styles.fine.leading);
    drawPiece(sheet, element, column, { text: block.slice(3), style: styles.label, type: "H3" });
    return;
  }
  const lines = block.split("\n");
  const isApart = lines.every((line) => /^[-|] /.test(line));
  for (const line of isApart ? lines : [lines.join(" ")]) drawPart(sheet, element, column, line);
  column.y += 3;
}

function drawPart(sheet: Sheet, element: Element, column: Column, line: string): void {
  const text = line.startsWith("| ") ? cellsOf(line) : line.replace(/^- /, "");
  if (!line.startsWith("- ")) {
    drawPiece(sheet, element, column, { text, style: styles.fine, type: "P" });
    return;
  }
  drawPiece(sheet, element, column, { text, style: styles.fine, type: "P", sign: "–" });
}

function cellsOf(line: string): string {
  return line
    .split("|")
    .map((cell) => cell.trim())
    .filter((cell) => cell !== "")
    .join(" · ");
}

type Piece = { text: string; style: Style; type: "H3" | "P"; sign?: string };

/** As many lines as a page has room for at a time: a long paragraph goes on at the top of the next one. */
function drawPiece(
  sheet: Sheet,
  element: Element,
  column: Column,
  { text, style, type, sign }: Piece,
): void {
  const inset = sign === undefined ? 0 : bullet;
  const lines = linesOf(sheet, text, column.width - inset, style);
  for (let first = 0; first < lines.length;) {
    makeRoom(sheet, column, style.leading);
    const { left, y } = column;
    const room = Math.max(1, Math.floor((grid.bottom - y) / style.leading));
    const some = lines.slice(first, first + room);
    const isFirst = first === 0;
    told(sheet, element, type, () => {
      if (isFirst && sign !== undefined) drawLines(sheet, [sign], { x: left, y }, style);
      drawLines(sheet, some, { x: left + inset, y }, style);
    });
    column.y += some.length * style.leading;
    first += some.length;
  }
}
