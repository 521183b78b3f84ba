import type { Facts } from "../../domain/facts.ts";
import type { Language } from "../../domain/language.ts";
import { formatDate } from "../../i18n/format.ts";
import { paperWords } from "../../i18n/paper/en.ts";
import { dateOf } from "../../domain/calendar.ts";
import { toLocal } from "../../domain/sarajevo.ts";
import type { RevenueLetter, ToldTable } from "../mail/letter.ts";
import type { Column } from "./column.ts";
import { drawMark } from "./draw-head.ts";
import { drawMonthChart } from "./draw-month-chart.ts";
import { drawHeading } from "./handover/both.ts";
import { drawTable } from "./handover/table.ts";
import { colours, grid, styles } from "./paper-look.ts";
import {
  closeSheet,
  decorate,
  drawLines,
  drawRule,
  drawText,
  linesOf,
  openSheet,
  told,
  turnTo,
  type Sheet,
} from "./sheet.ts";

type Order = {
  letter: RevenueLetter & { title: string };
  language: Language;
  facts: Pick<Facts, "name">;
  siteUrl: string;
  createdAt: Date;
};

/** Makes the PDF of a month's revenue (A4, tagged) in one language. Equal orders give equal bytes. */
export async function makeRevenueReport(order: Order): Promise<Buffer> {
  const { letter, language, facts, createdAt } = order;
  const only = language === "ba" ? "bs" : "en";
  const about = {
    title: letter.title,
    subject: letter.title,
    lang: only,
    createdAt,
    only,
  } as const;
  const sheet = openSheet({ ...about, author: facts.name });
  turnTo(sheet, 0);
  const column: Column = { left: grid.left, width: grid.right - grid.left, page: 0, y: grid.top };
  drawTop(sheet, column, order);
  if (letter.chart) {
    drawHeading(sheet, column, same(letter.chart.title), 150);
    drawMonthChart(sheet, column, { chart: letter.chart, language });
  }
  for (const table of letter.tables) {
    drawHeading(sheet, column, same(table.title), 60);
    drawTable(sheet, column, columnsOf(table), table.rows);
  }
  drawFeet(sheet, order);
  return closeSheet(sheet);
}

/** The agency, what the paper is, and its sentences. */
function drawTop(sheet: Sheet, column: Column, { letter, facts, language, createdAt }: Order) {
  decorate(sheet, () => drawMark(sheet, grid.left, grid.top + 8, 0.82));
  const line = (text: string, type: string, style: (typeof styles)[keyof typeof styles]) => {
    const place = { x: column.left, y: column.y, width: column.width };
    column.y = told(sheet, sheet.root, type, () => drawText(sheet, text, place, style));
  };
  told(sheet, sheet.root, "P", () =>
    drawLines(
      sheet,
      linesOf(sheet, facts.name, column.width - 46, styles.brand),
      { x: grid.left + 46, y: grid.top },
      styles.brand,
    ),
  );
  column.y = grid.top + 34;
  line(letter.title, "H1", styles.total);
  const made = formatDate(dateOf(toLocal(createdAt.getTime())), language);
  line(`${letter.name} · ${made}`, "P", styles.small);
  column.y += 8;
  line(letter.sentences.join(" "), "P", styles.bodyInk);
}

const numberWidth = 88;
const gap = 8;

/** The first column takes what the numbers leave. */
function columnsOf({ columns }: ToldTable) {
  const first = grid.right - grid.left - (columns.length - 1) * (numberWidth + gap);
  return columns.map((title, at) => ({
    title: same(title),
    width: at === 0 ? first : numberWidth,
    ...(at > 0 && { align: "right" as const }),
  }));
}

function drawFeet(sheet: Sheet, { letter, language, facts, siteUrl }: Order): void {
  const pages = sheet.doc.bufferedPageRange().count;
  const y = grid.pageHeight - 38;
  for (let page = 0; page < pages; page += 1) {
    turnTo(sheet, page);
    drawRule(sheet, { left: grid.left, right: grid.right, y }, colours.hair, 0.5);
    decorate(sheet, () => {
      const left = `${facts.name} · ${siteUrl.replace(/^https?:\/\//, "")} · ${letter.title}`;
      const [line = ""] = linesOf(sheet, left, 400, styles.caption);
      drawLines(sheet, [line], { x: grid.left, y: y + 6 }, styles.caption);
      const end = { x: grid.right, y: y + 6, align: "right" } as const;
      drawLines(sheet, [paperWords(language).page(page + 1, pages)], end, styles.caption);
    });
  }
}

/** A paper in one language says the same in both. */
function same(text: string) {
  return { bs: text, en: text };
}
