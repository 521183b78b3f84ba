import { encode } from "uqr";
import { colours } from "./paper-look.ts";
import type { Sheet } from "./sheet.ts";

type Square = { x: number; y: number; size: number };

/** Draws the QR code of a text as one shape of squares; the quiet zone is the paper around it. */
export function drawQrCode({ doc }: Sheet, text: string, { x, y, size }: Square): void {
  const rows = encode(text, { ecc: "M", border: 0 }).data;
  const side = size / rows.length;
  rows.forEach((row, line) => {
    for (const { from, length } of darkRuns(row)) {
      doc.rect(x + from * side, y + line * side, length * side, side);
    }
  });
  doc.fillColor(colours.ink).fill();
}

/** Dark modules side by side are one rectangle: no hair of light between them, and a third of the bytes. */
function darkRuns(row: readonly boolean[]): { from: number; length: number }[] {
  const runs: { from: number; length: number }[] = [];
  row.forEach((dark, at) => {
    const last = runs.at(-1);
    if (!dark) return;
    if (last && last.from + last.length === at) last.length += 1;
    else runs.push({ from: at, length: 1 });
  });
  return runs;
}
