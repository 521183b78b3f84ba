import type { PaperLine } from "../../../domain/handovers/paper-facts.ts";
import type { Bilingual } from "../../../domain/language.ts";
import { formatEuro } from "../../../i18n/format.ts";
import { worthOnPaper } from "../../../i18n/paper/on-paper.ts";
import type { Column } from "../column.ts";
import { styles } from "../paper-look.ts";
import type { Sheet } from "../sheet.ts";
import { drawHeading, drawSentence } from "./both.ts";
import { say, type SheetOrder } from "./order.ts";
import { drawTable } from "./table.ts";

/** Draws what was decided about each line of a return. */
export function drawDecided(sheet: Sheet, { facts: { lines } }: SheetOrder, column: Column): void {
  drawHeading(
    sheet,
    column,
    say((words) => words.decided),
  );
  if (lines.length === 0) {
    drawSentence(
      sheet,
      column,
      say((words) => words.nothingDecided),
      styles.bodyInk,
    );
    return;
  }
  const sum = lines.reduce((cents, { amountCents }) => cents + amountCents, 0);
  drawTable(
    sheet,
    column,
    [
      { title: say((words) => words.item), width: 195 },
      { title: { bs: "", en: "" }, width: 190 },
      { title: say((words) => words.amount), width: 114, align: "right" },
    ],
    [
      ...lines.map((line) => [line.label, decisionOf(line), worthOnPaper(line.amountCents)]),
      [say((words) => words.sum), "", worthOnPaper(sum)],
    ],
  );
}

function decisionOf({ amountCents, reason, damage }: PaperLine): Bilingual {
  return say((words, language) => {
    const euro = (cents: number) => formatEuro(cents, language);
    const decided =
      reason === ""
        ? words.accepted
        : amountCents === 0
          ? words.waived(reason)
          : words.changed(reason);
    if (!damage || damage.priceCents === damage.leftCents) return decided;
    return `${decided}. ${words.planLeaves(euro(damage.priceCents), euro(damage.leftCents))}`;
  });
}
