import { expect, test } from "vitest";
import type { QuoteLine } from "../../domain/pricing/quote-line.ts";
import { lineQuantity } from "./line-quantity.ts";

const base = {
  quantity: 1,
  unit: "rental",
  unitCents: 0,
  amountCents: 0,
  included: false,
} as const;
const run = (days: number, perDayCents: number) => ({
  days,
  perDayCents,
  weekend: false,
  from: "2026-07-06",
});
const read = (line: QuoteLine) =>
  [lineQuantity(line, "en-us"), lineQuantity(line, "ba")].map((text) =>
    text.replaceAll("\u00a0", " "),
  );

test("a car is counted in days, prices that come back together", () => {
  const runs = [run(4, 2690), run(2, 2990), run(1, 2690)];
  const reason = { runs, graceMinutes: 59 };
  const line: QuoteLine = { ...base, code: "car", subject: "1", quantity: 7, reason };
  expect(read(line)).toEqual(["5 × €26.90 + 2 × €29.90", "5 × 26,90 € + 2 × 29,90 €"]);
});

test("a percentage says of what", () => {
  const reason = { percent: 5, fromDays: 7, baseCents: 20930 };
  const line: QuoteLine = {
    ...base,
    code: "length-discount",
    subject: "",
    amountCents: -1047,
    reason,
  };
  expect(read(line)).toEqual(["5% of €209.30", "5 % od 209,30 €"]);
});

test("a capped extra says that it is the most, a free one only how many", () => {
  const reason = { charge: "per-day", capped: true, includedBySeason: false } as const;
  const line: QuoteLine = {
    ...base,
    code: "extra",
    subject: "gps",
    quantity: 20,
    unitCents: 250,
    amountCents: 2500,
    reason,
  };
  expect(read(line)).toEqual(["maximum per rental", "najviše po najmu"]);
  expect(read({ ...line, quantity: 2, unitCents: 0, amountCents: 0 })).toEqual(["2 ×", "2 ×"]);
  expect(read({ ...line, quantity: 1, unitCents: 0, amountCents: 0 })).toEqual(["", ""]);
});

test("a fee is one piece", () => {
  const reason = { charge: "per-rental", document: "none" } as const;
  const line: QuoteLine = {
    ...base,
    code: "border-fee",
    subject: "HR",
    unitCents: 2000,
    amountCents: 2000,
    reason,
  };
  expect(read(line)).toEqual(["1 × €20.00", "1 × 20,00 €"]);
});
