import type { Cell, FileColumn, FileRow } from "./list-file.ts";
import { zipFiles, type ZippedFile } from "./zip-files.ts";

type Rows = AsyncIterable<FileRow> | Iterable<FileRow>;

/** The row limit of spreadsheets, 1,048,576 rows, less the head. */
const maxRows = 1_048_575;
const longestText = 32_767;
/** The number of characters that are compressed in one go. */
const atOnce = 64 * 1024;

/** The index of each cell style in `styles`. */
const looks = { text: 0, number: 0, head: 1, cents: 2, date: 3, moment: 4 } as const;

const xml = `<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n`;
const sheets = "http://schemas.openxmlformats.org/spreadsheetml/2006/main";
const office = "http://schemas.openxmlformats.org/officeDocument/2006/relationships";
const packages = "http://schemas.openxmlformats.org/package/2006";
const type = "application/vnd.openxmlformats-officedocument.spreadsheetml";

const contentTypes = `${xml}<Types xmlns="${packages}/content-types">
<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>
<Override PartName="/xl/workbook.xml" ContentType="${type}.sheet.main+xml"/>
<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${type}.worksheet+xml"/>
<Override PartName="/xl/styles.xml" ContentType="${type}.styles+xml"/>
</Types>`;

const relations = (targets: Record<string, string>) =>
  `${xml}<Relationships xmlns="${packages}/relationships">${Object.entries(targets)
    .map(
      ([kind, target], index) =>
        `<Relationship Id="rId${index + 1}" Type="${office}/${kind}" Target="${target}"/>`,
    )
    .join("")}</Relationships>`;

const workbook = `${xml}<workbook xmlns="${sheets}" xmlns:r="${office}">
<bookViews><workbookView/></bookViews><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`;

/** One cell style: the given attributes, and defaults for the rest. */
function look(said: string): string {
  const usual = ["numFmtId", "fontId", "fillId", "borderId"].filter((name) => !said.includes(name));
  return `<xf ${usual.map((name) => `${name}="0"`).join(" ")} ${said}/>`;
}

const styles = `${xml}<styleSheet xmlns="${sheets}">
<numFmts count="2"><numFmt numFmtId="164" formatCode="dd.mm.yyyy"/><numFmt numFmtId="165" formatCode="dd.mm.yyyy hh:mm"/></numFmts>
<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts>
<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>
<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>
<cellStyleXfs count="1">${look("")}</cellStyleXfs>
<cellXfs count="5">${look("")}${look('fontId="1" applyFont="1"')}${[4, 164, 165]
  .map((format) => look(`numFmtId="${format}" applyNumberFormat="1"`))
  .join("")}</cellXfs></styleSheet>`;

/**
 * Makes a workbook of one sheet with a frozen head, written as the rows come; rows beyond the limit of spreadsheets are
 * left out. Texts stay texts, whatever character they begin with. Throws when reading a row throws.
 */
export function makeWorkbook(columns: readonly FileColumn[], rows: Rows): AsyncGenerator<Buffer> {
  const files: ZippedFile[] = [
    { name: "[Content_Types].xml", text: [contentTypes] },
    { name: "_rels/.rels", text: [relations({ officeDocument: "xl/workbook.xml" })] },
    { name: "xl/workbook.xml", text: [workbook] },
    {
      name: "xl/_rels/workbook.xml.rels",
      text: [relations({ worksheet: "worksheets/sheet1.xml", styles: "styles.xml" })],
    },
    { name: "xl/styles.xml", text: [styles] },
    { name: "xl/worksheets/sheet1.xml", text: sheet(columns, rows) },
  ];
  return zipFiles(files);
}

async function* sheet(columns: readonly FileColumn[], rows: Rows): AsyncGenerator<string> {
  const letters = columns.map((_, index) => columnName(index));
  const rowOf = (number: number, cells: readonly string[]) =>
    `<row r="${number}">${cells.map((cell, index) => cell && `<c r="${letters[index]}${number}"${cell}</c>`).join("")}</row>`;
  let waiting = sheetHead(columns);
  waiting += rowOf(
    1,
    columns.map(({ label }) => textCell(label, looks.head)),
  );
  let number = 1;
  for await (const row of rows) {
    if (number > maxRows) break;
    number += 1;
    waiting += rowOf(
      number,
      columns.map(({ kind }, index) => cellOf(row[index], kind)),
    );
    if (waiting.length < atOnce) continue;
    yield waiting;
    waiting = "";
  }
  yield `${waiting}</sheetData></worksheet>`;
}

function sheetHead(columns: readonly FileColumn[]): string {
  const widths = columns.map(({ kind, label }, index) => {
    const width = kind === "text" ? 24 : Math.max(14, label.length + 2);
    return `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`;
  });
  return `${xml}<worksheet xmlns="${sheets}"><sheetViews><sheetView workbookViewId="0">
<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>
<cols>${widths.join("")}</cols><sheetData>`;
}

/** The letters of a column: `A` … `Z`, `AA` … for 0 … 25, 26 … */
function columnName(index: number): string {
  const last = String.fromCharCode(65 + (index % 26));
  return index < 26 ? last : columnName(Math.floor(index / 26) - 1) + last;
}

/** The XML of a cell behind its reference; empty when the cell has no value. */
function cellOf(cell: Cell, kind: FileColumn["kind"]): string {
  if (cell === null || cell === undefined || cell === "") return "";
  if (typeof cell === "number" && Number.isFinite(cell))
    return kind === "cents" ? numberCell(cell / 100, looks.cents) : numberCell(cell, looks.number);
  if ((kind === "date" || kind === "moment") && /^\d{4}-\d\d-\d\d/.test(String(cell))) {
    const at = Date.parse(`${String(cell).slice(0, 16)}${kind === "date" ? "" : ":00"}Z`);
    if (!Number.isNaN(at)) return numberCell(dayNumber(at), looks[kind]);
  }
  return textCell(String(cell), looks.text);
}

/** Days since 30 December 1899, as spreadsheets count them. */
function dayNumber(at: number): number {
  return at / 86_400_000 + 25_569;
}

function numberCell(value: number, look: number): string {
  return ` s="${look}"><v>${value}</v>`;
}

function textCell(text: string, look: number): string {
  return ` s="${look}" t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is>`;
}

/** The text for XML, without the characters that would make the file unreadable. */
function escaped(text: string): string {
  return text
    .slice(0, longestText)
    .toWellFormed()
    .replaceAll(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, "")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;");
}
