/** A spreadsheet copies no more than this into a grid of ours; what is beyond is cut off. */
const mostCharacters = 200_000;

/**
 * Reads what a spreadsheet puts on the clipboard: cells parted by tabs, rows by line ends, a cell with either of them (or with
 * quotation marks) in quotation marks that are doubled inside. Answers the rows, blanks around each cell cut off; the empty
 * line at the end is none. Rows may differ in length.
 */
export function readPasteBlock(text: string): string[][] {
  const rows: string[][] = [[]];
  let rest = text.slice(0, mostCharacters).replaceAll(/\r\n?/g, "\n");
  if (rest.endsWith("\n")) rest = rest.slice(0, -1);
  let at = 0;
  while (at <= rest.length) {
    const { cell, end } = readCell(rest, at);
    rows.at(-1)?.push(cell.trim());
    if (rest[end] === "\n") rows.push([]);
    at = end + 1;
  }
  return rows;
}

/** The cell that begins at `from`, and where the tab, the line end or the end of the text after it stands. */
function readCell(text: string, from: number): { cell: string; end: number } {
  const quoted = text[from] === '"' ? /^"((?:[^"]|"")*)"(?=[\t\n]|$)/.exec(text.slice(from)) : null;
  if (quoted) {
    return { cell: (quoted[1] ?? "").replaceAll('""', '"'), end: from + quoted[0].length };
  }
  const stop = /[\t\n]/g;
  stop.lastIndex = from;
  const end = stop.exec(text)?.index ?? text.length;
  return { cell: text.slice(from, end), end };
}
