import { dateOf } from "../../../domain/calendar.ts";
import { inLanguage } from "../../../domain/language.ts";
import { toLocal } from "../../../domain/sarajevo.ts";
import { formatMoment, formatInputDate } from "../../../i18n/format.ts";
import { formatPhone } from "../../../i18n/phone.ts";
import type { Column } from "../column.ts";
import { drawMark } from "../draw-head.ts";
import { colours, grid, styles, type Style } from "../paper-look.ts";
import { decorate, drawEnd, drawLines, drawRule, linesOf, told, type Sheet } from "../sheet.ts";
import { drawRows, drawSentence, sides } from "./both.ts";
import { say, type SheetOrder } from "./order.ts";

const title: Style = { ...styles.total, size: 16, leading: 20 };
const plate: Style = { ...styles.total, size: 18, leading: 22, colour: colours.lakeDeep };

/** Draws the agency, what the sheet is in both languages, and which vehicle and reservation it is about. */
export function drawTitle(sheet: Sheet, order: SheetOrder, column: Column): void {
  const { facts } = order;
  const { name, address, phone, email } = facts.agency;
  decorate(sheet, () => drawMark(sheet, grid.left, grid.top + 8, 0.82));
  told(sheet, sheet.root, "P", () =>
    drawLines(
      sheet,
      linesOf(sheet, name, 200, styles.brand),
      { x: grid.left + 46, y: grid.top },
      styles.brand,
    ),
  );
  const ways = [address, `${formatPhone(phone)} · ${email}`].flatMap((line) =>
    linesOf(sheet, line, grid.right - grid.second - 40, styles.small),
  );
  told(sheet, sheet.root, "P", () =>
    drawLines(sheet, ways, { x: grid.right, y: grid.top, align: "right" }, styles.small),
  );
  column.y = grid.top + Math.max(ways.length * styles.small.leading, styles.brand.leading) + 14;
  drawNames(sheet, order, column);
  drawWhich(sheet, order, column);
  if (facts.corrects) drawCorrection(sheet, order, column);
}

function drawNames(sheet: Sheet, { sheet: signed, facts }: SheetOrder, column: Column): void {
  const text = say((words) =>
    facts.corrects
      ? `${words.correction}: ${words.title[signed.direction]}`
      : words.title[signed.direction],
  );
  const lines = sides.map((side) => ({
    ...side,
    lines: linesOf(sheet, text[side.of], side.width, title),
  }));
  for (const side of lines) {
    const element = sheet.doc.struct("Sect", { lang: side.of });
    sheet.root.add(element);
    told(sheet, element, "H1", () =>
      drawLines(sheet, side.lines, { x: side.x, y: column.y }, title),
    );
  }
  column.y += Math.max(...lines.map((side) => side.lines.length)) * title.leading + 6;
}

function drawWhich(sheet: Sheet, { sheet: signed }: SheetOrder, column: Column): void {
  drawRule(sheet, { left: grid.left, right: grid.right, y: column.y }, colours.lake, 1.2);
  const y = column.y + 5;
  told(sheet, sheet.root, "P", () => {
    drawLines(sheet, [signed.plate], { x: grid.left, y }, plate);
    drawEnd(sheet, signed.code, { right: grid.right, y }, plate);
  });
  column.y = y + plate.leading;
}

function drawCorrection(sheet: Sheet, { facts: { corrects } }: SheetOrder, column: Column): void {
  if (!corrects) return;
  column.y += 4;
  const { receivedAt, reason, sheetSha256 } = corrects;
  drawSentence(
    sheet,
    column,
    say((words, language) => words.corrects(formatMoment(receivedAt, language))),
    styles.label,
  );
  drawRows(sheet, column, [
    { label: say((words) => words.why), value: { bs: reason, en: reason } },
    { label: say((words) => words.firstSheet), value: { bs: sheetSha256, en: sheetSha256 } },
  ]);
}

/** Draws the foot of every page, once their number is known. */
export function drawFeet(sheet: Sheet, order: SheetOrder): void {
  const { doc } = sheet;
  const pages = doc.bufferedPageRange().count;
  const { code, plate: number, direction } = order.sheet;
  const made = formatInputDate(dateOf(toLocal(order.receivedAt.getTime())), "ba");
  for (let page = 0; page < pages; page += 1) {
    doc.switchToPage(page);
    const y = grid.pageHeight - 38;
    const names = say((words) => words.title[direction]);
    const left = `${names.bs} · ${names.en} · ${code} · ${number} · ${made}`;
    const numbers = say((words) => words.page(page + 1, pages));
    const right = `${inLanguage(numbers, "ba")} · ${inLanguage(numbers, "en-us")}`;
    drawRule(sheet, { left: grid.left, right: grid.right, y }, colours.hair, 0.5);
    decorate(sheet, () => {
      const [line = ""] = linesOf(sheet, left, 380, styles.caption);
      drawLines(sheet, [line], { x: grid.left, y: y + 6 }, styles.caption);
      drawLines(sheet, [right], { x: grid.right, y: y + 6, align: "right" }, styles.caption);
    });
  }
}
