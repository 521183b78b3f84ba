/** Both languages side by side: Bosnian on the left, English on the right, each for itself to a screen reader. */
import type { Bilingual } from "../../../domain/language.ts";
import { makeRoom, type Column } from "../column.ts";
import { colours, grid, styles, type Style } from "../paper-look.ts";
import { drawLines, drawRule, linesOf, told, type Element, type Sheet } from "../sheet.ts";

const gutter = 22;
const sideWidth = (grid.right - grid.left - gutter) / 2;
export const sides = [
  { of: "bs", x: grid.left, width: sideWidth },
  { of: "en", x: grid.left + sideWidth + gutter, width: sideWidth },
] as const;

export type Row = { label: Bilingual; value: Bilingual; strong?: boolean };

const labelWidth = 84;
const pad = 2.5;

/** A group of elements for each of the two languages. */
function groupsOf({ doc, root }: Sheet): Record<"bs" | "en", Element> {
  const make = (lang: "bs" | "en") => {
    const element = doc.struct("Sect", { lang });
    root.add(element);
    return element;
  };
  return { bs: make("bs"), en: make("en") };
}

/** Draws a heading in both languages, with room for `needs` points of what follows it. */
export function drawHeading(sheet: Sheet, column: Column, text: Bilingual, needs = 40): void {
  column.y += 12;
  makeRoom(sheet, column, styles.heading.leading + 4 + needs);
  const groups = groupsOf(sheet);
  for (const { of, x, width } of sides)
    told(sheet, groups[of], "H2", () =>
      drawLines(
        sheet,
        linesOf(sheet, text[of], width, styles.heading),
        { x, y: column.y },
        styles.heading,
      ),
    );
  column.y += styles.heading.leading + 3;
}

/** Draws labels with their values, each row as high as its longer side. */
export function drawRows(sheet: Sheet, column: Column, rows: readonly Row[]): void {
  const groups = groupsOf(sheet);
  for (const { label, value, strong } of rows) {
    const style = strong ? styles.label : styles.bodyInk;
    const drawn = sides.map(({ of, x, width }) => ({
      of,
      x,
      label: linesOf(sheet, label[of], labelWidth, styles.small),
      value: linesOf(sheet, value[of], width - labelWidth - 6, style),
    }));
    const high = Math.max(
      ...drawn.map((side) =>
        Math.max(side.label.length * styles.small.leading, side.value.length * style.leading),
      ),
    );
    makeRoom(sheet, column, high + 2 * pad);
    const y = column.y + pad;
    for (const side of drawn) {
      drawRule(sheet, { left: side.x, right: side.x + sideWidth, y: column.y }, colours.hair, 0.5);
      told(sheet, groups[side.of], "P", () => {
        drawLines(sheet, side.label, { x: side.x, y: y + 0.6 }, styles.small);
        drawLines(sheet, side.value, { x: side.x + labelWidth + 6, y }, style);
      });
    }
    column.y += high + 2 * pad;
  }
}

/** Draws a sentence in both languages. */
export function drawSentence(
  sheet: Sheet,
  column: Column,
  text: Bilingual,
  style: Style = styles.small,
): void {
  const lines = sides.map((side) => ({
    ...side,
    lines: linesOf(sheet, text[side.of], side.width, style),
  }));
  const high = Math.max(...lines.map((side) => side.lines.length)) * style.leading;
  makeRoom(sheet, column, high + 3);
  const groups = groupsOf(sheet);
  for (const side of lines)
    told(sheet, groups[side.of], "P", () =>
      drawLines(sheet, side.lines, { x: side.x, y: column.y }, style),
    );
  column.y += high + 3;
}
