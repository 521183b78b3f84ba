import { cellName } from "../../../domain/lists/cell-name.ts";
import { readPasteBlock } from "../../../domain/lists/paste-block.ts";
import type { GridPlace } from "./grid-keys.ts";

type Keyed = readonly { key: string }[];

/** The cells that a copied block fills when it is pasted at a place, and the number of its cells that lie outside the grid. */
export function pasteInto(
  text: string,
  from: GridPlace,
  { rows, columns }: { rows: Keyed; columns: Keyed },
): { changes: Record<string, string>; cells: number; lost: number } {
  const changes: Record<string, string> = {};
  let [cells, lost] = [0, 0];
  readPasteBlock(text).forEach((line, down) =>
    line.forEach((cell, right) => {
      const row = rows[from.row + down];
      const column = columns[from.column + right];
      if (row && column) {
        changes[cellName(row.key, column.key)] = cell;
        cells += 1;
      } else lost += 1;
    }),
  );
  return { changes, cells, lost };
}
