/** A document that is being drawn: pages, lines of text, and tags for screen readers. */
import PDFDocument from "pdfkit";
import type { Bilingual } from "../../domain/language.ts";
import { legibleText } from "./legible-text.ts";
import { paperFonts } from "./paper-fonts.ts";
import { grid, type Style } from "./paper-look.ts";
import { wrapLines } from "./wrap-lines.ts";

export type Element = PDFKit.PDFStructureElement;
export type Sheet = {
  doc: PDFKit.PDFDocument;
  root: Element;
  /** The one language of a paper that has no other beside it. */
  only?: keyof Bilingual;
};

type About = {
  title: string;
  author: string;
  subject: string;
  lang: string;
  createdAt: Date;
  only?: keyof Bilingual | undefined;
};

/** Makes an empty document of A4 pages. Equal facts give equal bytes: it reads no clock. */
export function openSheet({ title, author, subject, lang, createdAt, only }: About): Sheet {
  const doc = new PDFDocument({
    size: [grid.pageWidth, grid.pageHeight],
    margin: 0,
    bufferPages: true,
    pdfVersion: "1.7",
    tagged: true,
    displayTitle: true,
    lang,
    info: { Title: title, Author: author, Subject: subject, CreationDate: createdAt },
    // The first font is set by us: pdfkit would write its own default into every document.
    font: "",
  });
  for (const [weight, font] of Object.entries(paperFonts())) {
    // pdfkit accepts a parsed font as well, which its types do not say.
    doc.registerFont(weight, font as unknown as PDFKit.Mixins.PDFFontSource);
  }
  const root = doc.struct("Document");
  doc.addStructure(root);
  return { doc, root, ...(only !== undefined && { only }) };
}

/** Ends the document and returns its bytes. */
export async function closeSheet({ doc, root }: Sheet): Promise<Buffer> {
  const chunks: Buffer[] = [];
  doc.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<void>((resolve, reject) => doc.on("end", resolve).on("error", reject));
  root.end();
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

/** Goes to a page, and adds it when it is the next one. */
export function turnTo({ doc }: Sheet, page: number): void {
  while (doc.bufferedPageRange().count <= page) doc.addPage();
  doc.switchToPage(page);
}

/** The width of a text in one line, points. */
export function widthOf(sheet: Sheet, text: string, style: Style): number {
  return measure(sheet, style)(legible(text));
}

/** The lines that a text takes in a width. */
export function linesOf(sheet: Sheet, text: string, width: number, style: Style): string[] {
  return wrapLines(legible(text), width, measure(sheet, style));
}

type Place = { x: number; y: number; align?: "left" | "right" };

/** Draws lines from the top of the first; `x` is their left or right end. Returns where they end. */
export function drawLines(
  sheet: Sheet,
  lines: readonly string[],
  { x, y, align = "left" }: Place,
  style: Style,
): number {
  const { doc } = sheet;
  doc.font(style.weight).fontSize(style.size).fillColor(style.colour);
  lines.forEach((line, index) => {
    const left = align === "right" ? x - doc.widthOfString(line) : x;
    // Capitals (0.7 of the size) stand in the middle of their line.
    const baseline = y + index * style.leading + style.leading / 2 + style.size * 0.35;
    doc.text(line, left, baseline, { lineBreak: false, baseline: "alphabetic" });
  });
  return y + lines.length * style.leading;
}

/** Draws a text in one line that ends at `right`. */
export function drawEnd(
  sheet: Sheet,
  text: string,
  { right, y }: { right: number; y: number },
  style: Style,
): void {
  drawLines(sheet, text === "" ? [] : [legible(text)], { x: right, y, align: "right" }, style);
}

/** Draws a text into a width, in as many lines as it takes. Returns where it ends. */
export function drawText(
  sheet: Sheet,
  text: string,
  { width, ...place }: Place & { width: number },
  style: Style,
): number {
  return drawLines(sheet, linesOf(sheet, text, width, style), place, style);
}

/** Draws content for screen readers as one element (`P`, `H1`, `TD` …) under another. */
export function told<Result>(
  { doc }: Sheet,
  parent: Element,
  type: string,
  draw: () => Result,
): Result {
  const results: Result[] = [];
  parent.add(doc.struct(type, {}, () => void results.push(draw())));
  const [result] = results;
  if (results.length !== 1) throw new Error(`${type} was not drawn where it stands`);
  return result as Result;
}

/** A group of elements under another (a table, its rows, a list). */
export function group({ doc }: Sheet, parent: Element, type: string): Element {
  const element = doc.struct(type);
  parent.add(element);
  return element;
}

/** Draws decoration that screen readers skip: lines, backgrounds, signs. */
export function decorate({ doc }: Sheet, draw: (doc: PDFKit.PDFDocument) => void): void {
  doc.markContent("Artifact", { type: "Layout" });
  draw(doc);
  doc.endMarkedContent();
}

/** A hair line, or a heavier one, from `left` to `right`. */
export function drawRule(
  sheet: Sheet,
  { left, right, y }: { left: number; right: number; y: number },
  colour: string,
  weight = 0.6,
): void {
  decorate(sheet, (doc) =>
    doc.moveTo(left, y).lineTo(right, y).lineWidth(weight).strokeColor(colour).stroke(),
  );
}

function measure({ doc }: Sheet, style: Style): (text: string) => number {
  return (text) => doc.font(style.weight).fontSize(style.size).widthOfString(text);
}

function legible(text: string): string {
  const { text: font } = paperFonts();
  return legibleText(text, (codePoint) => font.hasGlyphForCodePoint(codePoint));
}
