import { makeRoom, type Column } from "../column.ts";
import { colours, grid, styles } from "../paper-look.ts";
import { drawLines, drawRule, linesOf, told, type Sheet } from "../sheet.ts";
import { inBoth, say } from "./issued.ts";

const lineWidth = 210;
const high = 60;

/** Draws two lines to sign on by hand, with the names below them; for the customer only where the paper is signed by both. */
export function drawSigning(
  sheet: Sheet,
  column: Column,
  { agency, customer }: { agency: string; customer?: string },
): void {
  makeRoom(sheet, column, high);
  const y = column.y + 32;
  const ends = [
    { label: say((words) => words.forAgency), name: agency, x: grid.left },
    ...(customer === undefined
      ? []
      : [{ label: say((words) => words.forCustomer), name: customer, x: grid.right - lineWidth }]),
  ];
  for (const { label, name, x } of ends) {
    drawRule(sheet, { left: x, right: x + lineWidth, y }, colours.ink3, 0.6);
    told(sheet, sheet.root, "P", () => {
      drawLines(sheet, [inBoth(sheet, label)], { x, y: y + 3 }, styles.caption);
      const names = linesOf(sheet, name, lineWidth, styles.label);
      drawLines(sheet, names, { x, y: y + 13 }, styles.label);
    });
  }
  column.y += high;
}
