import type { Column } from "./column.ts";
import { drawPriceLines } from "./draw-price-lines.ts";
import { drawDeposit, drawTotal } from "./draw-total.ts";
import type { Paper } from "./paper.ts";
import type { Sheet } from "./sheet.ts";

/** Draws every line of the price, the total and, apart from it, the deposit. */
export function drawPrice(sheet: Sheet, paper: Paper, column: Column): void {
  drawPriceLines(sheet, paper, column);
  drawTotal(sheet, paper, column);
  drawDeposit(sheet, paper, column);
}
