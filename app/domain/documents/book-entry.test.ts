import { expect, test } from "vitest";
import { invoiceContent } from "../../../test/casts/papers-cast.ts";
import { bookEntry, vatByMonth } from "./book-entry.ts";

const invoice = invoiceContent();
const credit = {
  kind: "credit-note",
  invoice,
  invoiceNumber: "2026-000001",
  issuedOn: "2026-08-02",
  reason: "wrong buyer",
  staff: "Amra Begić",
} as const;

test("an invoice and the credit note that ends it come to nothing, each in its own month", () => {
  const entries = [invoice, credit].flatMap((one) => bookEntry(one) ?? []);
  expect(entries.map(({ taxOn, totalFeninga, ends }) => [taxOn, totalFeninga, ends])).toEqual([
    ["2026-07-13", invoice.totalFeninga, undefined],
    ["2026-08-02", -invoice.totalFeninga, "2026-000001"],
  ]);
  const months = vatByMonth(entries);
  expect(months.map(({ month, ratePercent, papers }) => [month, ratePercent, papers])).toEqual([
    ["2026-07", 17, 1],
    ["2026-07", 0, 1],
    ["2026-08", 17, 1],
    ["2026-08", 0, 1],
  ]);
  for (const part of ["netFeninga", "vatFeninga", "grossFeninga"] as const)
    expect(months.reduce((sum, one) => sum + one[part], 0)).toBe(0);
});

test("other papers are not counted", () => {
  const { agency, code } = invoice;
  expect(
    bookEntry({
      kind: "payment-slip",
      agency,
      code,
      bankName: "",
      bankAccount: "1610000000000000",
      payer: "",
      purpose: { en: "", bs: "" },
      amountCents: 1,
      amountFeninga: 2,
      reference: "",
    }),
  ).toBeUndefined();
});
