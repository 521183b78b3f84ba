/** A column that fills from the top and continues at the top of the next page. */
import { grid } from "./paper-look.ts";
import { turnTo, type Sheet } from "./sheet.ts";

export type Column = { left: number; width: number; page: number; y: number };

/** True when a piece of this height fits on the page that the column has reached. */
export function hasRoom(column: Column, height: number): boolean {
  return column.y + height <= grid.bottom;
}

/** Makes sure that `height` points fit from `column.y` on, and turns to the next page when they do not. */
export function makeRoom(sheet: Sheet, column: Column, height: number): void {
  if (!hasRoom(column, height)) {
    column.page += 1;
    column.y = grid.topNext;
  }
  turnTo(sheet, column.page);
}
