/** The parts that invoices, proformas and credit notes have in common. */
import { euroOnPaper, periodOnPaper } from "../../../../i18n/paper/on-paper.ts";
import type { InvoiceContent } from "../../../../domain/documents/contents/invoice.ts";
import type { InvoiceAmounts, InvoiceSum } from "../../../../domain/documents/invoice-lines.ts";
import type { LocalDate } from "../../../../domain/calendar.ts";
import type { Bilingual } from "../../../../domain/language.ts";
import {
  formatDate,
  formatEuro,
  formatKm,
  formatNumber,
  formatPercent,
} from "../../../../i18n/format.ts";
import type { Column } from "../../column.ts";
import { drawHeading, drawRows, drawSentence, type Row } from "../../handover/both.ts";
import { drawTable } from "../../handover/table.ts";
import type { Sheet } from "../../sheet.ts";
import { same, say } from "../issued.ts";

type Bill = Omit<InvoiceContent, "kind" | "suppliedOn" | "dueOn">;

/** Draws who buys. */
export function drawBuyer(sheet: Sheet, column: Column, { buyer }: Bill): void {
  const { name, address, town, country, jib, vatNumber, taxNumber } = buyer;
  const rows: Row[] = [
    { label: say(({ bill }) => bill.name), value: same(name), strong: true },
    {
      label: say(({ bill }) => bill.address),
      value: same([address, town, country].filter(Boolean).join(", ")),
    },
  ];
  const numbers = [jib, vatNumber, taxNumber].filter(Boolean).join(" · ");
  if (numbers !== "") {
    const label = say(({ bill }) =>
      taxNumber ? bill.taxNumber : vatNumber ? bill.both : bill.jib,
    );
    rows.push({ label, value: same(numbers) });
  }
  drawHeading(
    sheet,
    column,
    say(({ bill }) => bill.buyer),
  );
  drawRows(sheet, column, rows);
}

/** Draws what is billed: reservation, vehicle, days, with rows of the kind of paper between. */
export function drawFacts(
  sheet: Sheet,
  column: Column,
  { car, plate, from, to, agency, issuedOn }: Bill,
  dates: readonly Row[],
): void {
  column.y += 8;
  drawRows(sheet, column, [
    {
      label: say(({ bill }) => bill.issued),
      value: say((_words, language) => `${agency.city}, ${formatDate(issuedOn, language)}`),
    },
    ...dates,
    {
      label: say((words) => words.vehicle),
      value: same([car, plate].filter(Boolean).join(", ")),
    },
    { label: say((words) => words.rental), value: periodOnPaper(from, to) },
  ]);
}

const columns = [
  { title: say(({ bill }) => bill.no), width: 26 },
  { title: say(({ bill }) => bill.item), width: 185 },
  { title: say(({ bill }) => bill.quantity), width: 42, align: "right" },
  { title: say(({ bill }) => bill.net), width: 68, align: "right" },
  { title: say(({ bill }) => bill.rate), width: 44, align: "right" },
  { title: say(({ bill }) => bill.vat), width: 48, align: "right" },
  { title: say(({ bill }) => bill.gross), width: 54, align: "right" },
] as const;

/** Draws the lines, each in marks; `sign` is -1 where they are taken back. */
export function drawItems(
  sheet: Sheet,
  column: Column,
  { lines }: InvoiceAmounts,
  sign: 1 | -1,
): void {
  drawHeading(
    sheet,
    column,
    say(({ bill }) => bill.lines),
  );
  drawTable(
    sheet,
    column,
    columns,
    lines.map((line, at) => [
      `${at + 1}.`,
      line.label,
      String(line.quantity),
      marks(sign * line.netFeninga),
      rateText(line.ratePercent),
      marks(sign * line.vatFeninga),
      marks(sign * line.grossFeninga),
    ]),
  );
  if (lines.some(({ ratePercent }) => ratePercent === 0)) {
    column.y += 4;
    drawSentence(
      sheet,
      column,
      say(({ bill }) => bill.untaxedWhy),
    );
  }
}

/** A rate in a table: a number of one spelling, or the words that there is none. */
function rateText(percent: number): string | Bilingual {
  return percent === 0 ? say(({ bill }) => bill.untaxed) : formatPercent(percent, "ba");
}

const sumColumns = [
  { title: say(({ bill }) => bill.rate), width: 219 },
  { title: say(({ bill }) => bill.net), width: 90, align: "right" },
  { title: say(({ bill }) => bill.vat), width: 90, align: "right" },
  { title: say(({ bill }) => bill.gross), width: 92, align: "right" },
] as const;

/** Draws base and VAT of each rate with what they come to, and the total in both currencies. */
export function drawSums(
  sheet: Sheet,
  column: Column,
  { sums, totalCents, totalFeninga }: InvoiceAmounts,
  sign: 1 | -1,
): void {
  const sum = (part: keyof InvoiceSum) => sums.reduce((all, one) => all + one[part], 0);
  const amounts = (of: Omit<InvoiceSum, "ratePercent">) =>
    [of.netFeninga, of.vatFeninga, of.grossFeninga].map((one) => marks(sign * one));
  const whole = {
    netFeninga: sum("netFeninga"),
    vatFeninga: sum("vatFeninga"),
    grossFeninga: sum("grossFeninga"),
  };
  column.y += 8;
  drawTable(sheet, column, sumColumns, [
    ...sums.map((one) => [rateText(one.ratePercent), ...amounts(one)]),
    [say(({ bill }) => bill.together), ...amounts(whole)],
  ]);
  column.y += 8;
  drawRows(sheet, column, [
    {
      label: say(({ bill }) => bill.total),
      value: say((_words, language) => formatKm(sign * totalFeninga, language)),
      strong: true,
    },
    {
      label: say(({ bill }) => bill.inEuro),
      value: say(
        ({ bill }, language) => `${formatEuro(sign * totalCents, language)} (${bill.euroRate})`,
      ),
    },
  ]);
}

/** Marks in a table, whose heads name the currency: in the spelling of the country. */
function marks(feninga: number): string {
  return formatNumber(feninga / 100, "ba", 2);
}

/** Draws what was paid, what is left, and how it is paid. */
export function drawPaying(sheet: Sheet, column: Column, bill: Bill): void {
  const { paidCents, totalCents, agency, reference } = bill;
  const left = Math.max(0, totalCents - paidCents);
  const { bankName = "", bankAccount } = agency;
  const rows: Row[] = [
    { label: say((words) => words.bill.paid), value: euroOnPaper(paidCents) },
    { label: say((words) => words.bill.left), value: euroOnPaper(left), strong: true },
  ];
  if (left > 0 && bankAccount)
    rows.push(
      {
        label: say((words) => words.bill.account),
        value: same(`${accountText(bankAccount)} ${bankName}`.trim()),
      },
      { label: say((words) => words.bill.reference), value: same(reference) },
    );
  drawRows(sheet, column, rows);
}

/** A bank account as it is written here: bank, branch, account, check digits. */
export function accountText(account: string): string {
  return account.replace(/^(\d{3})(\d{3})(\d{8})(\d{2})$/, "$1-$2-$3-$4");
}

/** A date in both languages. */
export function day(date: LocalDate): Bilingual {
  return say((_words, language) => formatDate(date, language));
}
