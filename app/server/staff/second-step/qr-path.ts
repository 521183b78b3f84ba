import { encode } from "uqr";

/** Returns a text as a QR code: its side in squares, with the quiet zone of four, and its dark squares as an SVG path. */
export function qrPath(text: string): { side: number; path: string } {
  const rows = encode(text, { ecc: "M", border: 4 }).data;
  const squares = rows.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return { side: rows.length, path: squares.join("") };
}
