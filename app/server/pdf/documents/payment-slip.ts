import { formatEuro, formatKm } from "../../../i18n/format.ts";
import { drawHeading, drawRows, drawSentence } from "../handover/both.ts";
import { accountText } from "./bills/bill.ts";
import { same, say, type ContentOf, type Issued } from "./issued.ts";
import { makeDocument } from "./make-document.ts";

/** Draws a payment slip: everything that a transfer needs, in the order of the bank's own form. */
export function drawPaymentSlip(issued: Issued<ContentOf<"payment-slip">>): Promise<Buffer> {
  const { agency, bankName, bankAccount, payer, code, ...paid } = issued.content;
  const { purpose, amountCents, amountFeninga, reference } = paid;
  const title = say((words) => words.names["payment-slip"]);
  const amount = say(
    (_words, language) =>
      `${formatKm(amountFeninga, language)} (${formatEuro(amountCents, language)})`,
  );
  return makeDocument(issued, { agency, title, about: code }, (sheet, column) => {
    column.y += 6;
    drawRows(sheet, column, [
      { label: say(({ slip }) => slip.payer), value: same(payer) },
      { label: say(({ slip }) => slip.purpose), value: purpose },
      {
        label: say(({ slip }) => slip.payee),
        value: same(`${agency.name}, ${agency.address}`),
      },
      ...(bankName === "" ? [] : [{ label: say(({ slip }) => slip.bank), value: same(bankName) }]),
      {
        label: say(({ slip }) => slip.account),
        value: same(accountText(bankAccount)),
        strong: true,
      },
      { label: say(({ slip }) => slip.amount), value: amount, strong: true },
      { label: say(({ slip }) => slip.reference), value: same(reference), strong: true },
    ]);
    drawHeading(
      sheet,
      column,
      say(({ slip }) => slip.howTo),
    );
    drawSentence(
      sheet,
      column,
      say(({ slip }) => slip.keep),
    );
    drawSentence(
      sheet,
      column,
      say(({ slip }) => slip.abroad),
    );
  });
}
