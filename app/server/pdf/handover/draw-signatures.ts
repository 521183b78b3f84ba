import { fieldHeight, strokePath, type Drawing } from "../../../domain/handovers/signature.ts";
import { toLocal } from "../../../domain/sarajevo.ts";
import { formatMoment, formatNumber } from "../../../i18n/format.ts";
import { makeRoom, type Column } from "../column.ts";
import { colours, styles } from "../paper-look.ts";
import { decorate, drawLines, drawRule, linesOf, told, type Sheet } from "../sheet.ts";
import { drawHeading, drawRows, drawSentence, sides } from "./both.ts";
import { say, type SheetOrder } from "./order.ts";

const width = 190;
const height = width * fieldHeight;
/** How high a drawn signature is, points. */
export const inkHeight = height;

/** Draws both signatures as they were drawn, who signed and how, and the proof of what it was. */
export function drawSignatures(sheet: Sheet, order: SheetOrder, column: Column): void {
  const { sheet: signed, facts, signatures } = order;
  drawHeading(
    sheet,
    column,
    say((words) => words.signatures),
    height + 90,
  );
  drawSentence(
    sheet,
    column,
    say((words) => words.how[signed.signedHow]),
    styles.label,
  );
  if (signed.takenBy === "customer")
    drawSentence(
      sheet,
      column,
      say((words) => words.left),
      styles.label,
    );
  makeRoom(sheet, column, height + 34);
  const top = column.y + 4;
  const [left, right] = sides;
  const customer = say((words) => words.forCustomer);
  const staff = say((words) => words.forAgency);
  const names = [
    { x: left.x, role: customer, name: signed.customerName, drawing: signatures.customer ?? [] },
    { x: right.x, role: staff, name: facts.staff, drawing: signatures.staff ?? [] },
  ];
  for (const { x, role, name, drawing } of names) {
    drawInk(sheet, drawing, { x, y: top });
    drawRule(sheet, { left: x, right: x + left.width, y: top + height }, colours.ink2, 0.7);
    told(sheet, sheet.root, "P", () => {
      const lines = linesOf(sheet, `${role.bs} · ${role.en}`, left.width, styles.small);
      const end = drawLines(sheet, lines, { x, y: top + height + 3 }, styles.small);
      drawLines(sheet, linesOf(sheet, name, left.width, styles.label), { x, y: end }, styles.label);
    });
  }
  column.y = top + height + 34;
  drawProof(sheet, order, column);
}

/** Draws a signature as it was drawn, or says that there is none. */
export function drawInk(sheet: Sheet, drawing: Drawing, { x, y }: { x: number; y: number }): void {
  if (drawing.length === 0) {
    const none = say((words) => words.unsigned);
    const at = { x, y: y + height - styles.small.leading - 4 };
    told(sheet, sheet.root, "P", () =>
      drawLines(sheet, [`${none.bs} · ${none.en}`], at, styles.small),
    );
    return;
  }
  const scale = width / 1000;
  decorate(sheet, (doc) => {
    doc.save();
    doc.translate(x, y).scale(scale);
    doc
      .lineCap("round")
      .lineJoin("round")
      .lineWidth(1.3 / scale)
      .strokeColor(colours.ink);
    for (const stroke of drawing) doc.path(drawable(strokePath(stroke))).stroke();
    doc.restore();
  });
}

/** A dot is a line of no length on a screen; paper needs a hair of it. */
function drawable(path: string): string {
  return path.replace(/h0$/, "h0.1");
}

function drawProof(sheet: Sheet, order: SheetOrder, column: Column): void {
  const { sheet: signed, receivedAt, offSeconds, sheetSha256 } = order;
  const { textVersion, language: shown } = signed;
  const isOff = Math.abs(offSeconds) > 120;
  drawRows(sheet, column, [
    {
      label: say((words) => words.deviceTime),
      value: say((words, language) => {
        const time = formatMoment(signed.at, language);
        return isOff ? `${time} (${words.clockOff(formatNumber(offSeconds, language))})` : time;
      }),
    },
    {
      label: say((words) => words.serverTime),
      value: say((_, language) => {
        const seconds = String(receivedAt.getUTCSeconds()).padStart(2, "0");
        return `${formatMoment(toLocal(receivedAt.getTime()), language)}:${seconds}`;
      }),
    },
    ...(textVersion === undefined
      ? []
      : [
          { label: say((words) => words.terms), value: say((words) => words.version(textVersion)) },
        ]),
  ]);
  column.y += 4;
  drawSentence(
    sheet,
    column,
    say((words) => words.proof(words.languages[shown])),
  );
  const name = say((words) => words.sha256);
  const line = [`${name.bs} · ${name.en}: ${sheetSha256}`];
  makeRoom(sheet, column, styles.small.leading);
  told(sheet, sheet.root, "P", () =>
    drawLines(sheet, line, { x: column.left, y: column.y }, styles.small),
  );
  column.y += styles.small.leading;
}
