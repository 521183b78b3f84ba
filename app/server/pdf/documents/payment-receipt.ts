import {
  euroOnPaper,
  inBothLanguages,
  momentOnPaper,
  periodOnPaper,
  worthOnPaper,
} from "../../../i18n/paper/on-paper.ts";
import { isNoCash, type Cash } from "../../../domain/account/cash.ts";
import type { Bilingual } from "../../../domain/language.ts";
import { cashText } from "../../../i18n/admin-account/cash-text.ts";
import { drawHeading, drawRows, drawSentence, type Row } from "../handover/both.ts";
import { drawSigning } from "./draw-signing.ts";
import { same, say, type ContentOf, type Issued } from "./issued.ts";
import { makeDocument } from "./make-document.ts";

type Receipt = ContentOf<"payment-receipt">;

/** Draws the receipt of a payment, or of money given back. */
export function drawPaymentReceipt(issued: Issued<Receipt>): Promise<Buffer> {
  const { agency, code, payment, staff, payer } = issued.content;
  const title = say((words) => words.receipt.title[payment.kind]);
  return makeDocument(issued, { agency, title, about: code }, (sheet, column) => {
    column.y += 6;
    drawRows(sheet, column, aboutRows(issued.content));
    drawHeading(
      sheet,
      column,
      say((words) => words.receipt.money),
    );
    drawRows(sheet, column, moneyRows(payment));
    drawHeading(
      sheet,
      column,
      say((words) => words.receipt.account),
    );
    drawRows(sheet, column, accountRows(issued.content.account));
    column.y += 4;
    drawSentence(
      sheet,
      column,
      say((words) => words.receipt.noInvoice),
    );
    drawSigning(sheet, column, { agency: staff, customer: payer });
  });
}

function aboutRows({ payer, car, from, to, code, payment }: Receipt): Row[] {
  return [
    { label: say((words) => words.receipt.payer[payment.kind]), value: same(payer), strong: true },
    { label: say((words) => words.reservation), value: same(code) },
    { label: say((words) => words.vehicle), value: same(car) },
    { label: say((words) => words.rental), value: periodOnPaper(from, to) },
    { label: say((words) => words.receipt.at), value: momentOnPaper(payment.at) },
  ];
}

function moneyRows(payment: Receipt["payment"]): Row[] {
  const { kind, method, amountCents, tendered, change, roundingCents } = payment;
  const { reference, fiscalReceipt, fiscalDevice } = payment;
  const rows: Row[] = [
    {
      label: say((words) => words.receipt.amount[kind]),
      value: worthOnPaper(amountCents),
      strong: true,
    },
    { label: say((words) => words.receipt.method), value: say((words) => words.methods[method]) },
    { label: say((words) => words.receipt.given[kind]), value: cash(tendered) },
  ];
  if (!isNoCash(change))
    rows.push({ label: say((words) => words.receipt.change), value: cash(change) });
  if (roundingCents !== 0)
    rows.push({ label: say((words) => words.receipt.rounding), value: euroOnPaper(roundingCents) });
  if (reference !== "")
    rows.push({ label: say((words) => words.receipt.reference), value: same(reference) });
  if (fiscalReceipt !== "")
    rows.push({ label: say((words) => words.receipt.fiscal), value: same(fiscalReceipt) });
  if (fiscalDevice !== undefined)
    rows.push({ label: say((words) => words.receipt.device), value: same(fiscalDevice) });
  return rows;
}

function accountRows({ chargedCents, paidCents, dueCents }: Receipt["account"]): Row[] {
  return [
    { label: say((words) => words.receipt.charged), value: euroOnPaper(chargedCents) },
    { label: say((words) => words.receipt.paid), value: euroOnPaper(paidCents) },
    {
      label: say((words) => (dueCents < 0 ? words.receipt.toReturn : words.receipt.due)),
      value: euroOnPaper(Math.abs(dueCents)),
      strong: true,
    },
  ];
}

/** What changed hands, in each currency in which something did. */
function cash(amount: Cash): Bilingual {
  return inBothLanguages((language) => cashText(amount, language));
}
