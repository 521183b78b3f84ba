import { pipeline, Readable } from "node:stream";
import { stringify } from "csv-stringify";
import type { Language } from "../../domain/language.ts";
import { makeWorkbook } from "./make-workbook.ts";

/** `date`: `2026-07-03`; `moment`: local wall-clock time `2026-07-03T10:00`; `cents`: written in euros. */
export type ColumnKind = "text" | "number" | "cents" | "date" | "moment";
export type FileColumn = { label: string; kind: ColumnKind };
export type Cell = string | number | boolean | null | undefined;
export type FileRow = readonly Cell[];
export type FileFormat = "csv" | "xlsx";

export type ListAsFile = {
  format: FileFormat;
  /** The name of the file, without its extension: letters, digits and dashes. */
  name: string;
  language: Language;
  columns: readonly FileColumn[];
  rows: AsyncIterable<FileRow> | Iterable<FileRow>;
};

export type ListFile = {
  body: ReadableStream<Uint8Array>;
  headers: Record<string, string>;
};

const formula = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;
const xlsxType = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";

/**
 * A list as a downloadable file. CSV is written as spreadsheets in that language read it (Bosnian: semicolons and
 * decimal commas), and no cell is taken for a formula. Both formats are written row by row, so that a long list
 * blocks nobody. The stream fails as `rows` fails.
 */
export function listFile({ format, name, language, columns, rows }: ListAsFile): ListFile {
  const headers = {
    "Content-Disposition": `attachment; filename="${name}.${format}"`,
    "Content-Type": format === "csv" ? "text/csv; charset=utf-8" : xlsxType,
  };
  if (format === "xlsx")
    return { body: asWeb(Readable.from(makeWorkbook(columns, rows))), headers };
  const isBosnian = language === "ba";
  const lines = stringify({
    bom: true,
    delimiter: isBosnian ? ";" : ",",
    header: true,
    columns: columns.map(({ label }) => label),
    record_delimiter: "windows",
  });
  // An error while the rows are read also ends the file; the reader of the stream gets the error.
  pipeline(writtenRows(columns, rows, isBosnian ? "," : "."), lines, () => undefined);
  return { body: asWeb(lines), headers };
}

function asWeb(stream: Readable): ReadableStream<Uint8Array> {
  return Readable.toWeb(stream) as ReadableStream<Uint8Array>;
}

async function* writtenRows(
  columns: readonly FileColumn[],
  rows: ListAsFile["rows"],
  decimalMark: string,
): AsyncGenerator<string[]> {
  for await (const row of rows)
    yield columns.map(({ kind }, index) => writtenCell(row[index], kind, decimalMark));
}

function writtenCell(cell: Cell, kind: ColumnKind, decimalMark: string): string {
  if (cell === null || cell === undefined) return "";
  if (kind === "cents" && typeof cell === "number")
    return (cell / 100).toFixed(2).replace(".", decimalMark);
  if (kind === "number" && typeof cell === "number") return String(cell).replace(".", decimalMark);
  const text = kind === "moment" ? String(cell).replace("T", " ") : String(cell);
  // Numbers and amounts may begin with a minus, so they are written as they are; a text that a spreadsheet would take
  // for a formula is marked as a text.
  return formula.test(text) ? `'${text}` : text;
}
