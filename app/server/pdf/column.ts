/** A column that fills from the top and goes on at the top of the next page. */
import { grid } from "./paper-look.ts";
import { turnTo, type Sheet } from "./sheet.ts";

export type Column = { left: number; width: number; page: number; y: number };

/** Does a piece of this height still stand on the page that the column has reached? */
export function hasRoom(column: Column, height: number): boolean {
  return column.y + height <= grid.bottom;
}

/** Makes sure that `height` points stand together from `column.y` on, and turns to the page where they do. */
export function makeRoom(sheet: Sheet, column: Column, height: number): void {
  if (!hasRoom(column, height)) {
    column.page += 1;
    column.y = grid.topNext;
  }
  turnTo(sheet, column.page);
}
