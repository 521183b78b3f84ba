import { billRows, rowKey, type BillRow } from "../../i18n/booking/bill-rows.ts";
import { lineQuantity } from "../../i18n/paper/line-quantity.ts";
import { makeRoom, type Column } from "./column.ts";
import type { Paper } from "./paper.ts";
import { colours, grid, styles, type Style } from "./paper-look.ts";
import {
  drawEnd,
  drawLines,
  drawRule,
  group,
  linesOf,
  told,
  widthOf,
  type Element,
  type Sheet,
} from "./sheet.ts";

type Row = BillRow & { quantity: string };

/** The measures of a table: long tables are tighter, so that they end on the second page. */
type Table = { label: Style; pad: number; labelWidth: number; quantityWidth: number };

const right = grid.left + grid.wide;
const amountWidth = 68;
const quantityRight = right - amountWidth;
const widestQuantity = 122;
const gap = 12;
const manyRows = 22;

/** Draws the table of price lines: what is charged, how it was counted, and its price. */
export function drawPriceLines(sheet: Sheet, paper: Paper, column: Column): void {
  const rows = rowsOf(paper);
  const table = tableFor(sheet, rows);
  drawTableHead(sheet, paper, column);
  const element = group(sheet, sheet.root, "Table");
  for (const row of rows) drawRow(sheet, element, row, table, column);
}

function rowsOf({ reservation, names, language }: Paper): Row[] {
  const { lines, rentalDays, trip } = reservation;
  const terms = { names, pickupAt: trip.pickupAt };
  const byKey = Map.groupBy(lines, rowKey);
  return billRows({ lines: [...lines], rentalDays }, terms, language).map((row) => {
    const [line, another] = byKey.get(row.key) ?? [];
    return { ...row, quantity: line && !another ? lineQuantity(line, language) : "" };
  });
}

function tableFor(sheet: Sheet, rows: readonly Row[]): Table {
  const widths = rows.map(({ quantity }) => widthOf(sheet, quantity, styles.small));
  const quantityWidth = Math.min(widestQuantity, Math.max(0, ...widths));
  const measures = { quantityWidth, labelWidth: grid.wide - amountWidth - quantityWidth - gap };
  return rows.length > manyRows
    ? { ...measures, label: { ...styles.bodyInk, leading: 11.5 }, pad: 1.1 }
    : { ...measures, label: styles.bodyInk, pad: 2 };
}

function drawTableHead(sheet: Sheet, { words }: Paper, column: Column): void {
  makeRoom(sheet, column, 60);
  const { y } = column;
  const heading = { x: grid.left, y };
  told(sheet, sheet.root, "H2", () => drawLines(sheet, [words.price], heading, styles.heading));
  const captions = y + styles.heading.leading - styles.caption.leading - 1;
  told(sheet, sheet.root, "P", () => {
    drawEnd(sheet, words.quantity, { right: quantityRight, y: captions }, styles.caption);
    drawEnd(sheet, words.amount, { right, y: captions }, styles.caption);
  });
  column.y += styles.heading.leading + 5;
}

function drawRow(sheet: Sheet, parent: Element, row: Row, table: Table, column: Column): void {
  const { label: style, pad, quantityWidth } = table;
  const labelWidth = row.quantity ? table.labelWidth : grid.wide - amountWidth;
  const label = linesOf(sheet, row.label, labelWidth, style);
  const quantity = linesOf(sheet, row.quantity, quantityWidth, {
    ...styles.small,
    leading: style.leading,
  });
  const height = Math.max(label.length, quantity.length, 1) * style.leading + 2 * pad;
  makeRoom(sheet, column, height);
  const y = column.y + pad;
  drawRule(sheet, { left: grid.left, right, y: column.y }, colours.hair, 0.5);
  const cells = group(sheet, parent, "TR");
  told(sheet, cells, "TH", () => drawLines(sheet, label, { x: grid.left, y }, style));
  told(sheet, cells, "TD", () =>
    drawLines(
      sheet,
      quantity,
      { x: quantityRight, y, align: "right" },
      { ...styles.small, leading: style.leading },
    ),
  );
  const amount = row.isFree ? { ...style, colour: colours.ok } : style;
  told(sheet, cells, "TD", () => drawEnd(sheet, row.amount, { right, y }, amount));
  column.y += height;
}
