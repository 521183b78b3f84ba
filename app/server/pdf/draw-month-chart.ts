/** The days of a month as columns on paper, with a line for the year before. */
import { scaleBand, scaleLinear } from "d3-scale";
import type { Language } from "../../domain/language.ts";
import { formatEuroShort } from "../../i18n/format.ts";
import type { ToldChart } from "../mail/letter.ts";
import { makeRoom, type Column } from "./column.ts";
import { colours, styles } from "./paper-look.ts";
import { drawLines, widthOf, type Sheet } from "./sheet.ts";

const height = 130;
const axis = { left: 46, bottom: 14, legend: 16 };
/** Each of so many days has its number under it. */
const labelEvery = 5;

/** Draws the chart from `column.y` down, with its title as what it says to a screen reader. */
export function drawMonthChart(
  sheet: Sheet,
  column: Column,
  { chart, language }: { chart: ToldChart; language: Language },
): void {
  makeRoom(sheet, column, height + 8);
  const figure = sheet.doc.struct("Figure", { alt: chart.title }, () => {
    drawShapes(sheet, column, { chart, language });
  });
  sheet.root.add(figure);
  column.y += height + 8;
}

function drawShapes(
  sheet: Sheet,
  { left, width, y }: Column,
  { chart: { names, days }, language }: { chart: ToldChart; language: Language },
): void {
  const { doc } = sheet;
  const amounts = days.flatMap(({ cents, beforeCents }) => [cents, beforeCents]);
  const [top, bottom] = [y + axis.legend, y + height - axis.bottom];
  const up = scaleLinear([Math.min(0, ...amounts), Math.max(100, ...amounts)], [bottom, top]).nice(
    4,
  );
  const across = scaleBand(
    days.map(({ label }) => label),
    [left + axis.left, left + width],
  ).padding(0.28);
  const middle = (label: string) => (across(label) ?? 0) + across.bandwidth() / 2;

  doc.rect(left + axis.left, y + 2, 7, 7).fill(colours.lake);
  drawLines(sheet, [names.now], { x: left + axis.left + 11, y: y + 0.5 }, styles.caption);
  const second = left + axis.left + 11 + widthOf(sheet, names.now, styles.caption) + 16;
  doc.moveTo(second, y + 5.5).lineTo(second + 12, y + 5.5);
  doc.lineWidth(1.2).dash(3, { space: 2 }).strokeColor(colours.ink).stroke().undash();
  drawLines(sheet, [names.before], { x: second + 16, y: y + 0.5 }, styles.caption);

  for (const tick of up.ticks(4)) {
    doc.moveTo(left + axis.left, up(tick)).lineTo(left + width, up(tick));
    doc.lineWidth(0.5).strokeColor(colours.hair).stroke();
    const text = formatEuroShort(Math.round(tick / 100) * 100, language);
    const end = { x: left + axis.left - 6, y: up(tick) - 5, align: "right" } as const;
    drawLines(sheet, [text], end, styles.caption);
  }
  for (const { label, cents } of days) {
    const [high, low] = [Math.min(up(cents), up(0)), Math.max(up(cents), up(0))];
    if (high < low) doc.rect(across(label) ?? 0, high, across.bandwidth(), low - high);
  }
  doc.fill(colours.lake);
  days.forEach(({ label, beforeCents }, at) => {
    const place = [middle(label), up(beforeCents)] as const;
    if (at === 0) doc.moveTo(...place);
    else doc.lineTo(...place);
  });
  doc.lineWidth(1.2).dash(3, { space: 2 }).strokeColor(colours.ink).stroke().undash();
  days.forEach(({ label }, at) => {
    if (at !== 0 && (at + 1) % labelEvery !== 0) return;
    const wide = widthOf(sheet, label, styles.caption);
    drawLines(sheet, [label], { x: middle(label) - wide / 2, y: bottom + 3 }, styles.caption);
  });
}
