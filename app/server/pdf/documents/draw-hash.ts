import type { Bilingual } from "../../../domain/language.ts";
import { makeRoom, type Column } from "../column.ts";
import { grid, styles } from "../paper-look.ts";
import { drawText, told, type Sheet } from "../sheet.ts";

/** Draws a SHA-256 over the whole width, in one piece, so that it can be compared and copied; what it is of stands above it. */
export function drawHash(sheet: Sheet, column: Column, of: Bilingual, sha256: string): void {
  const { leading } = styles.small;
  makeRoom(sheet, column, 2 * leading + 4);
  const width = grid.right - grid.left;
  told(sheet, sheet.root, "P", () => {
    const place = { x: column.left, width };
    const y = drawText(sheet, `${of.bs} · ${of.en}:`, { ...place, y: column.y }, styles.small);
    column.y = drawText(sheet, sha256, { ...place, y }, styles.small) + 4;
  });
}
