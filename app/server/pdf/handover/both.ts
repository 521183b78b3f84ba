/**
 * Both languages side by side: Bosnian on the left, English on the right, each for itself to a screen reader. A paper in one language
 * alone has the whole width for it.
 */
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

type Side = { of: keyof Bilingual; x: number; width: number };

/** The sides of a paper: both, or its one language over the whole width. */
export function sidesOf({ only }: Sheet): readonly Side[] {
  if (only === undefined) return sides;
  return [{ of: only, x: grid.left, width: grid.right - grid.left }];
}

export type Row = { label: Bilingual; value: Bilingual; strong?: boolean };

const labelWidth = 84;
const wideLabel = 130;
const pad = 2.5;

/** A group of elements for each of the languages of a paper. */
function groupsOf(sheet: Sheet): Record<keyof Bilingual, Element> {
  const { doc, root, only } = sheet;
  // An element that is not added to the tree is never closed, and the document waits for it without end.
  const make = (lang: keyof Bilingual) => {
    const element = doc.struct("Sect", { lang });
    root.add(element);
    return element;
  };
  if (only === undefined) return { bs: make("bs"), en: make("en") };
  const alone = make(only);
  return { bs: alone, en: alone };
}

/** Draws a heading in both languages, with room for `needs` points of what follows it. */
export function drawHeading(sheet: Sheet, column: Column, text: Bilingual, needs = 40): void {
  const lines = sidesOf(sheet).map((side) => ({
    ...side,
    lines: linesOf(sheet, text[side.of], side.width, styles.heading),
  }));
  const high = Math.max(...lines.map((side) => side.lines.length)) * styles.heading.leading;
  column.y += 12;
  makeRoom(sheet, column, high + 4 + needs);
  const groups = groupsOf(sheet);
  for (const side of lines)
    told(sheet, groups[side.of], "H2", () =>
      drawLines(sheet, side.lines, { x: side.x, y: column.y }, styles.heading),
    );
  column.y += high + 3;
}

/** Draws labels with their values, each row as high as its longer side. */
export function drawRows(sheet: Sheet, column: Column, rows: readonly Row[]): void {
  const groups = groupsOf(sheet);
  const wide = sheet.only === undefined ? labelWidth : wideLabel;
  for (const { label, value, strong } of rows) {
    const style = strong ? styles.label : styles.bodyInk;
    const drawn = sidesOf(sheet).map(({ of, x, width }) => ({
      of,
      x,
      width,
      label: linesOf(sheet, label[of], wide, styles.small),
      value: linesOf(sheet, value[of], width - wide - 6, style),
    }));
    const high = Math.max(
      ...drawn.map((side) =>
        Math.max(side.label.length * styles.small.leading, side.value.length * style.leading),
      ),
    );
    makeRoom(sheet, column, high + 2 * pad);
    const y = column.y + pad;
    for (const side of drawn) {
      drawRule(sheet, { left: side.x, right: side.x + side.width, y: column.y }, colours.hair, 0.5);
      told(sheet, groups[side.of], "P", () => {
        drawLines(sheet, side.label, { x: side.x, y: y + 0.6 }, styles.small);
        drawLines(sheet, side.value, { x: side.x + wide + 6, y }, style);
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
  const lines = sidesOf(sheet).map((side) => ({
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
