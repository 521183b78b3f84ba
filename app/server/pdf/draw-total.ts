import { allNames } from "../../domain/catalogue/all-names.ts";
import { toKmFeninga, vatPercent } from "../../domain/money.ts";
import { isCalledOff, isAhead } from "../../domain/reservations/states/states.ts";
import { bookingWords } from "../../i18n/booking/en.ts";
import { formatEuro, formatKm, formatPercent } from "../../i18n/format.ts";
import { makeRoom, type Column } from "./column.ts";
import { colours, grid, styles, type Style } from "./paper-look.ts";
import type { Paper } from "./paper.ts";
import { decorate, drawEnd, drawLines, drawRule, linesOf, told, type Sheet } from "./sheet.ts";

const right = grid.left + grid.wide;
const inset = 12;
const amountWidth = 78;

/** Draws the total, the tax in it, the same in convertible marks, and when it is paid. */
export function drawTotal(sheet: Sheet, paper: Paper, column: Column): void {
  const { reservation, language, words } = paper;
  const { totalCents, netCents, vatCents, status } = reservation;
  const bill = bookingWords(language).bill;
  const euro = (cents: number) => formatEuro(cents, language);
  const isOpen = isAhead(status);
  makeRoom(sheet, column, isOpen ? 62 : 46);
  const { y } = column;
  drawRule(sheet, { left: grid.left, right, y: y + 0.6 }, colours.ink, 1.2);
  told(sheet, sheet.root, "P", () => {
    drawLines(sheet, [bill.total], { x: grid.left, y: y + 10 }, styles.heading);
    drawEnd(sheet, euro(totalCents), { right, y: y + 6 }, styles.total);
  });
  const vat = words.vat(formatPercent(vatPercent, language), euro(vatCents), euro(netCents));
  const km = formatKm(toKmFeninga(totalCents), language);
  drawPair(sheet, [vat, km], { left: grid.left, right, y: y + 30 }, styles.small);
  column.y = y + 30 + styles.small.leading;
  if (!isOpen) return;
  const toPay = { left: grid.left, right, y: column.y + 5 };
  drawPair(sheet, [bill.payAtPickup, euro(totalCents)], toPay, styles.label);
  column.y = toPay.y + styles.label.leading;
}

/** Draws the deposit, which is no part of the total, in a box of its own. */
export function drawDeposit(sheet: Sheet, paper: Paper, column: Column): void {
  const { reservation, language } = paper;
  const { depositCents } = reservation;
  if (depositCents === 0 || isCalledOff(reservation.status)) return;
  const bill = bookingWords(language).bill;
  const why = [bill.depositWhy, safetyFee(paper)].filter(Boolean).join(" ");
  const lines = linesOf(sheet, why, grid.wide - 2 * inset - amountWidth, styles.small);
  const height = styles.label.leading + lines.length * styles.small.leading + 2 * 8;
  makeRoom(sheet, column, height + 9);
  const top = column.y + 9;
  decorate(sheet, (doc) =>
    doc.roundedRect(grid.left, top, grid.wide, height, 5).fillColor(colours.salt).fill(),
  );
  const ends = { left: grid.left + inset, right: right - inset };
  const y = top + 8;
  drawPair(sheet, [bill.deposit, formatEuro(depositCents, language)], { ...ends, y }, styles.label);
  const below = y + styles.label.leading;
  told(sheet, sheet.root, "P", () => {
    drawLines(sheet, lines, { x: ends.left, y: below }, styles.small);
    const km = formatKm(toKmFeninga(depositCents), language);
    drawEnd(sheet, km, { right: ends.right, y: below }, styles.small);
  });
  column.y = top + height;
}

/** The safety fee: a plan may hold its deposit as a fee that a police report gives back. */
function safetyFee({ reservation, catalogue, language }: Paper): string {
  const { planCode, depositCents } = reservation;
  const plan = allNames(catalogue).plans.find(({ code }) => code === planCode);
  if (!plan || plan.safetyFeeCents === 0 || plan.safetyFeeCents > depositCents) return "";
  const fee = formatEuro(plan.safetyFeeCents, language);
  return bookingWords(language).extras.safetyFee(fee);
}

type Ends = { left: number; right: number; y: number };

/** Draws a label and its figure at the two ends of a line. */
function drawPair(sheet: Sheet, [word, figure]: [string, string], ends: Ends, style: Style): void {
  told(sheet, sheet.root, "P", () => {
    drawLines(sheet, [word], { x: ends.left, y: ends.y }, style);
    drawEnd(sheet, figure, ends, style);
  });
}
