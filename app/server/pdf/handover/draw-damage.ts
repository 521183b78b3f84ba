import {
  damageViews,
  dotsOn,
  type DamageMark,
  type DamageView,
  type Dot,
} from "../../../domain/handovers/marks.ts";
import type { FoundMark } from "../../../domain/handovers/sheet.ts";
import { viewFrame, viewLines, type ViewLine } from "../../../domain/handovers/view-lines.ts";
import type { Bilingual } from "../../../domain/language.ts";
import { handoverWords } from "../../../i18n/handover/en.ts";
import { makeRoom, type Column } from "../column.ts";
import { colours, grid, styles, type Style } from "../paper-look.ts";
import { decorate, drawLines, linesOf, told, widthOf, type Sheet } from "../sheet.ts";
import { drawHeading, drawSentence } from "./both.ts";
import { say, type SheetOrder } from "./order.ts";
import { drawTable } from "./table.ts";

const across = 4;
const gap = 10;
const width = (grid.right - grid.left - (across - 1) * gap) / across;
const scale = width / viewFrame.width;
const height = viewFrame.height * scale;
const radius = 5.6;
const number: Style = { ...styles.label, size: 6.5, leading: 8 };

/** Draws the vehicle from every side with its marks, and what each of them is. */
export function drawDamage(
  sheet: Sheet,
  { sheet: signed, facts }: SheetOrder,
  column: Column,
): void {
  const { known } = facts;
  const { marks, direction } = signed;
  drawMarked(sheet, column, { known, marks, isReturn: direction === "in" });
}

/** Draws the sides of a vehicle with the marks that it had and those that were found, and what each of them is. */
export function drawMarked(sheet: Sheet, column: Column, about: Marks): void {
  const { known, marks } = about;
  drawHeading(
    sheet,
    column,
    say((words) => words.damage),
    2 * (height + 16),
  );
  drawLegend(sheet, column);
  for (let first = 0; first < damageViews.length; first += across) {
    makeRoom(sheet, column, height + 18);
    damageViews.slice(first, first + across).forEach((view, index) => {
      const place = { x: grid.left + index * (width + gap), y: column.y };
      drawView(sheet, view, dotsOn<DamageMark>(view, known, marks), place);
    });
    column.y += height + 18;
  }
  if (known.length + marks.length === 0)
    drawSentence(
      sheet,
      column,
      say((words) => words.noDamage),
      styles.bodyInk,
    );
  else drawMarks(sheet, about, column);
}

type Place = { x: number; y: number };

function drawView(
  sheet: Sheet,
  view: DamageView,
  dots: readonly Dot<DamageMark>[],
  { x, y }: Place,
): void {
  const name = say((_, language) => handoverWords(language).views[view]);
  const text = `${name.bs} · ${name.en}`;
  decorate(sheet, (doc) => {
    doc.roundedRect(x, y, width, height, 3).lineWidth(0.5).strokeColor(colours.hair).stroke();
    for (const line of viewLines[view]) drawLine(doc, line, { x, y });
    for (const { mark, number: of, isKnown } of dots)
      drawSign(sheet, { x: x + mark.x * width, y: y + mark.y * height }, of, isKnown);
  });
  told(sheet, sheet.root, "P", () =>
    drawLines(
      sheet,
      linesOf(sheet, text, width, styles.caption).slice(0, 1),
      { x, y: y + height + 2 },
      styles.caption,
    ),
  );
}

const looks = { body: 0.9, main: 0.9, fine: 0.5 } as const;

function drawLine(doc: PDFKit.PDFDocument, { d, kind, place }: ViewLine, { x, y }: Place): void {
  doc.save();
  doc.translate(x, y).scale(scale);
  const moves = (place?.match(/-?[\d.]+/g) ?? []).map(Number);
  const [a = 1, b = 0, c = 0, e = 1, dx = 0, dy = 0] =
    moves.length === 2 ? [1, 0, 0, 1, ...moves] : moves;
  if (place) doc.transform(a, b, c, e, dx, dy);
  doc.path(d).lineWidth(looks[kind] / scale);
  if (kind === "body") doc.fillColor(colours.salt).strokeColor(colours.ink2).fillAndStroke();
  else doc.strokeColor(kind === "main" ? colours.ink2 : colours.ink3).stroke();
  doc.restore();
}

/** A ring with a number is known, a filled square is new: told apart without colour too. */
function drawSign(sheet: Sheet, { x, y }: Place, of: number, isKnown: boolean): void {
  const { doc } = sheet;
  doc.lineWidth(1);
  if (isKnown) doc.circle(x, y, radius).fillColor(colours.paper).strokeColor(colours.ink2);
  else
    doc
      .rect(x - radius, y - radius, 2 * radius, 2 * radius)
      .fillColor(colours.bad)
      .strokeColor(colours.paper);
  doc.fillAndStroke();
  const style = { ...number, colour: isKnown ? colours.ink2 : colours.paper };
  const text = String(of);
  const left = x - widthOf(sheet, text, style) / 2;
  drawLines(sheet, [text], { x: left, y: y - style.leading / 2 }, style);
}

function drawLegend(sheet: Sheet, column: Column): void {
  const y = column.y + radius;
  let x = grid.left + radius;
  for (const isKnown of [true, false]) {
    const text = say((words) => (isKnown ? words.knownSign : words.freshSign));
    const line = `${text.bs} · ${text.en}`;
    decorate(sheet, () => drawSign(sheet, { x, y }, isKnown ? 1 : 2, isKnown));
    const at = { x: x + radius + 5, y: y - styles.small.leading / 2 };
    told(sheet, sheet.root, "P", () => drawLines(sheet, [line], at, styles.small));
    x = at.x + widthOf(sheet, line, styles.small) + 24;
  }
  column.y += 2 * radius + 6;
}

type Marks = { known: readonly DamageMark[]; marks: readonly FoundMark[]; isReturn: boolean };

function drawMarks(sheet: Sheet, { known, marks, isReturn }: Marks, column: Column): void {
  const rows = [
    ...known.map((mark) => ({ mark, isKnown: true })),
    ...marks.map((mark) => ({ mark, isKnown: false })),
  ].map(({ mark, isKnown }, index) => [
    String(index + 1),
    say((_, language) => handoverWords(language).views[mark.view]),
    say((_, language) => handoverWords(language).damages[mark.kind]),
    sizeOf(mark),
    mark.description,
    say((words) => (isKnown ? words.known : words.fresh)),
    isReturn && !isKnown ? answerOf(mark) : "",
  ]);
  drawTable(
    sheet,
    column,
    [
      { title: say((words) => words.mark), width: 20 },
      { title: say((words) => words.view), width: 68 },
      { title: say((words) => words.kind), width: 82 },
      { title: say((words) => words.size), width: 66 },
      { title: say((words) => words.words), width: 112 },
      { title: say((words) => words.found), width: 62 },
      { title: isReturn ? say((words) => words.answer) : { bs: "", en: "" }, width: 57 },
    ],
    rows,
  );
}

function sizeOf({ sizeMm, severity }: DamageMark): Bilingual {
  return say((words) =>
    [words.severities[severity], sizeMm === undefined ? "" : `${sizeMm} mm`]
      .filter(Boolean)
      .join(", "),
  );
}

function answerOf({ answer }: FoundMark): Bilingual {
  return say((words) => (answer ? words.answers[answer] : words.notAsked));
}
