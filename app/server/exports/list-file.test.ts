import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { expect, test } from "vitest";
import type { Language } from "../../domain/language.ts";
import { listFile, type FileColumn, type FileFormat, type FileRow } from "./list-file.ts";

const columns: FileColumn[] = [
  { label: "Kod", kind: "text" },
  { label: "Ukupno", kind: "cents" },
  { label: "Preuzimanje", kind: "moment" },
  { label: "Rođen", kind: "date" },
  { label: "Dana", kind: "number" },
];
const row: FileRow = ["Žana; „Đ“", 123_450, "2027-07-03T10:00", "1990-02-28", 7];

async function bytesOf(format: FileFormat, rows: FileRow[], language: Language = "ba") {
  const file = listFile({ format, name: "popis", language, columns, rows });
  return { ...file, bytes: await buffer(file.body) };
}
const csvOf = async (rows: FileRow[], language?: Language) =>
  (await bytesOf("csv", rows, language)).bytes.toString("utf8");

/** A part of a workbook, which is a zip of XML. */
async function sheetOf(rows: FileRow[]) {
  const { bytes } = await bytesOf("xlsx", rows);
  const folder = mkdtempSync(join(tmpdir(), "workbook-"));
  try {
    writeFileSync(join(folder, "list.xlsx"), bytes);
    const part = (name: string) =>
      execFileSync("unzip", ["-p", join(folder, "list.xlsx"), name], {
        encoding: "utf8",
        maxBuffer: 2 ** 26,
      });
    execFileSync("unzip", ["-t", join(folder, "list.xlsx")]);
    return part("xl/worksheets/sheet1.xml");
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test("CSV is written as a Bosnian spreadsheet reads it", async () => {
  expect(await csvOf([row])).toBe(
    '\ufeffKod;Ukupno;Preuzimanje;Rođen;Dana\r\n"Žana; „Đ“";1234,50;2027-07-03 10:00;1990-02-28;7\r\n',
  );
});

test("and as an English one does", async () => {
  expect(await csvOf([row], "en-us")).toContain("Žana; „Đ“,1234.50,2027-07-03 10:00,1990-02-28,7");
});

test("a list without rows has its head", async () => {
  expect(await csvOf([])).toBe("\ufeffKod;Ukupno;Preuzimanje;Rođen;Dana\r\n");
});

test.each(["=1+1", "+387", "-1+1", "@SUM(A1)", "\t=1", "\r=1", "＝1"])(
  "a cell of %j is a text to a spreadsheet",
  async (text) => {
    const [, line = ""] = (await csvOf([[text]])).split(/(?<=Dana)\r\n/);
    expect(line.replace(/^"/, "").startsWith("'")).toBe(true);
  },
);

test("a negative amount stays a number", async () => {
  expect(await csvOf([["a", -500]])).toContain(";-5,00;");
});

test("a file is named, and typed", async () => {
  const { headers } = await bytesOf("xlsx", [row]);
  expect(headers["Content-Disposition"]).toBe('attachment; filename="popis.xlsx"');
  expect(headers["Content-Type"]).toContain("spreadsheetml");
});

test("a workbook holds texts as texts, numbers as numbers, dates as dates", async () => {
  const xml = await sheetOf([row, ["=1+1", null, "nikad", undefined, 2.5]]);
  expect(xml).toContain("Žana; „Đ“");
  expect(xml).toContain("<v>1234.5</v>");
  // 3 July 2027, 10:00, in days since 1900.
  expect(xml).toMatch(/<v>46571\.41666\d+<\/v>/);
  expect(xml).toContain("=1+1");
  expect(xml).not.toContain("<f>");
  expect(xml).toContain("nikad");
});

test("what XML does not know leaves no broken file", async () => {
  expect(await sheetOf([["a\u0000b\ud800<&>"]])).toMatch(/ab\ufffd?&lt;&amp;&gt;/);
});

test("a long list keeps nobody waiting while it becomes a workbook", async () => {
  const rows = Array.from({ length: 20_000 }, () => row);
  let turns = 0;
  const timer = setInterval(() => (turns += 1), 1);
  const xml = await sheetOf(rows);
  clearInterval(timer);
  expect(xml.match(/<row /g)).toHaveLength(20_001);
  expect(xml).toContain('<c r="E20001" s="0"><v>7</v></c></row></sheetData></worksheet>');
  expect(turns).toBeGreaterThan(20);
});

test.each(["csv", "xlsx"] as const)("rows that fail, fail the file (%s)", async (format) => {
  const rows = (async function* () {
    yield row;
    throw new Error("the database is gone");
  })();
  const { body } = listFile({ format, name: "a", language: "ba", columns, rows });
  await expect(buffer(body)).rejects.toThrow("the database is gone");
});
