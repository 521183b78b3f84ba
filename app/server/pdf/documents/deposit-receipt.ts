import {
  euroOnPaper,
  momentOnPaper,
  periodOnPaper,
  worthOnPaper,
} from "../../../i18n/paper/on-paper.ts";
import { isNoCash } from "../../../domain/account/cash.ts";
import { cashText } from "../../../i18n/admin-account/cash-text.ts";
import { formatDate } from "../../../i18n/format.ts";
import { drawHeading, drawRows, drawSentence, type Row } from "../handover/both.ts";
import { drawSigning } from "./draw-signing.ts";
import { same, say, type ContentOf, type Issued } from "./issued.ts";
import { makeDocument } from "./make-document.ts";

type Receipt = ContentOf<"deposit-receipt">;

/** Draws the receipt of a deposit that is held in cash or on a card. */
export function drawDepositReceipt(issued: Issued<Receipt>): Promise<Buffer> {
  const { agency, code, hold, staff, payer, kind } = issued.content;
  const title = say((words) => words.names[kind]);
  return makeDocument(issued, { agency, title, about: code }, (sheet, column) => {
    column.y += 6;
    drawRows(sheet, column, aboutRows(issued.content));
    drawHeading(
      sheet,
      column,
      say((words) => words.deposit.heading),
    );
    drawRows(sheet, column, holdRows(issued.content));
    column.y += 4;
    for (const sentence of [
      say((words) => words.deposit.isSecurity),
      say((words) => words.deposit.back[hold.method]),
      say((words) => words.deposit.kept),
    ])
      drawSentence(sheet, column, sentence);
    drawSigning(sheet, column, { agency: staff, customer: payer });
  });
}

function aboutRows({ payer, car, from, to, code, hold }: Receipt): Row[] {
  return [
    { label: say((words) => words.deposit.payer), value: same(payer), strong: true },
    { label: say((words) => words.reservation), value: same(code) },
    { label: say((words) => words.vehicle), value: same(car) },
    { label: say((words) => words.rental), value: periodOnPaper(from, to) },
    { label: say((words) => words.deposit.at), value: momentOnPaper(hold.at) },
  ];
}

function holdRows({ hold, askedCents }: Receipt): Row[] {
  const { method, amountCents, cash, lastFour, reference, heldUntil } = hold;
  const rows: Row[] = [
    {
      label: say((words) => words.deposit.amount),
      value: worthOnPaper(amountCents),
      strong: true,
    },
    {
      label: say((words) => words.deposit.method),
      value: say((words) => words.deposit.methods[method]),
    },
  ];
  if (!isNoCash(cash))
    rows.push({
      label: say((words) => words.deposit.cash),
      value: say((_words, language) => cashText(cash, language)),
    });
  if (lastFour !== "")
    rows.push({
      label: say((words) => words.deposit.card),
      value: say((words) => words.deposit.ending(lastFour)),
    });
  if (reference !== "")
    rows.push({ label: say((words) => words.deposit.reference), value: same(reference) });
  if (heldUntil !== undefined)
    rows.push({
      label: say((words) => words.deposit.until),
      value: say((_words, language) => formatDate(heldUntil, language)),
    });
  rows.push({ label: say((words) => words.deposit.asked), value: euroOnPaper(askedCents) });
  return rows;
}
