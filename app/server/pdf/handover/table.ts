/** A table whose cells say it in Bosnian and, below in grey, in English. */
import type { Bilingual } from "../../../domain/language.ts";
import { hasRoom, makeRoom, type Column } from "../column.ts";
import { colours, grid, styles, type Style } from "../paper-look.ts";
import { drawLines, drawRule, group, linesOf, told, type Element, type Sheet } from "../sheet.ts";

/** A text of one language alone is a name, a number, or what somebody wrote. */
type Cell = string | Bilingual;

export type TableColumn = { title: Bilingual; width: number; align?: "right" };

const gap = 8;
const pad = 2.5;
const english: Style = { ...styles.small, leading: 10, colour: colours.ink3 };
const plain: Style = { ...styles.bodyInk, size: 8.5, leading: 11.5 };
const head: Style = { ...styles.caption, leading: 9 };

type Drawn = { bs: string[]; en: string[] };

/** Draws a table over the whole width; its head stands on every page that it reaches. */
export function drawTable(
  sheet: Sheet,
  column: Column,
  columns: readonly TableColumn[],
  rows: readonly (readonly Cell[])[],
): void {
  const element = group(sheet, sheet.root, "Table");
  const heads = columns.map(({ title }) => title);
  const room = 48;
  makeRoom(sheet, column, room);
  drawCells(sheet, { element, column, columns, cells: heads, styles: [head, head], type: "TH" });
  for (const cells of rows) {
    const high = heightOf(
      cells.map((cell, index) => linesIn(sheet, cell, columns[index], [plain, english])),
      [plain, english],
    );
    if (!hasRoom(column, high)) {
      makeRoom(sheet, column, high);
      drawCells(sheet, {
        element,
        column,
        columns,
        cells: heads,
        styles: [head, head],
        type: "TH",
      });
    }
    drawCells(sheet, { element, column, columns, cells, styles: [plain, english], type: "TD" });
  }
  drawRule(sheet, { left: grid.left, right: grid.right, y: column.y }, colours.hair, 0.5);
}

type Line = {
  element: Element;
  column: Column;
  columns: readonly TableColumn[];
  cells: readonly Cell[];
  styles: readonly [Style, Style];
  type: "TH" | "TD";
};

function drawCells(
  sheet: Sheet,
  { element, column, columns, cells, styles: both, type }: Line,
): void {
  const [first, second] = both;
  const drawn = cells.map((cell, index) => linesIn(sheet, cell, columns[index], both));
  const y = column.y + pad;
  drawRule(sheet, { left: grid.left, right: grid.right, y: column.y }, colours.hair, 0.5);
  const row = group(sheet, element, "TR");
  let x: number = grid.left;
  columns.forEach(({ width, align }, index) => {
    const { bs, en } = drawn[index] ?? { bs: [], en: [] };
    const place = align === "right" ? { x: x + width, align } : { x };
    told(sheet, row, type, () => {
      const below = drawLines(sheet, bs, { ...place, y }, first);
      drawLines(sheet, en, { ...place, y: below }, second);
    });
    x += width + gap;
  });
  column.y += heightOf(drawn, both);
}

function linesIn(
  sheet: Sheet,
  cell: Cell,
  column: TableColumn | undefined,
  [first, second]: readonly [Style, Style],
): Drawn {
  const width = column?.width ?? 0;
  if (typeof cell === "string") return { bs: linesOf(sheet, cell, width, first), en: [] };
  const en = cell.en === cell.bs ? "" : cell.en;
  return { bs: linesOf(sheet, cell.bs, width, first), en: linesOf(sheet, en, width, second) };
}

function heightOf(drawn: readonly Drawn[], [first, second]: readonly [Style, Style]): number {
  const high = drawn.map(({ bs, en }) => bs.length * first.leading + en.length * second.leading);
  return Math.max(...high) + 2 * pad;
}
