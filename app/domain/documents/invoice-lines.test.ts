import * as fc from "fast-check";
import { expect, test } from "vitest";
import { roundHalfUp, toKmFeninga } from "../money.ts";
import { apportion } from "./apportion.ts";
import { invoiceAmounts } from "./invoice-lines.ts";

const label = { en: "Line", bs: "Stavka" };
const entry = (amountCents: number, isTaxed = true) => ({
  label,
  quantity: 1,
  amountCents,
  isTaxed,
});

test("an invoice of 116.55 € is 227.95 KM with 33.12 KM VAT", () => {
  expect(invoiceAmounts([entry(11_655)])).toEqual({
    lines: [
      {
        label,
        quantity: 1,
        amountCents: 11_655,
        ratePercent: 17,
        netFeninga: 19_483,
        vatFeninga: 3312,
        grossFeninga: 22_795,
      },
    ],
    sums: [{ ratePercent: 17, netFeninga: 19_483, vatFeninga: 3312, grossFeninga: 22_795 }],
    totalCents: 11_655,
    totalFeninga: 22_795,
  });
});

test("damage without VAT stands in a sum of its own", () => {
  const { sums } = invoiceAmounts([entry(10_000), entry(12_000, false)]);
  expect(sums.map(({ ratePercent, vatFeninga }) => [ratePercent, vatFeninga])).toEqual([
    [17, 2842],
    [0, 0],
  ]);
});

const entries = fc.array(
  fc.record({
    label: fc.constant(label),
    quantity: fc.integer({ min: 1, max: 30 }),
    amountCents: fc.integer({ min: -50_000, max: 2_000_000 }),
    isTaxed: fc.boolean(),
  }),
  { minLength: 1, maxLength: 40 },
);

test("lines sum to the total to the fening, net and VAT to the gross, and each rate to its own share", () => {
  fc.assert(
    fc.property(entries, (all) => {
      const { lines, sums, totalCents, totalFeninga } = invoiceAmounts(all);
      const sum = (amounts: readonly number[]) => amounts.reduce((one, other) => one + other, 0);
      expect(sum(lines.map(({ grossFeninga }) => grossFeninga))).toBe(totalFeninga);
      expect(sum(sums.map(({ grossFeninga }) => grossFeninga))).toBe(totalFeninga);
      // A half below zero is rounded up here, and away from zero there.
      expect(totalCents < 0 || totalFeninga === toKmFeninga(totalCents)).toBe(true);
      for (const { ratePercent, netFeninga, vatFeninga, grossFeninga } of [...lines, ...sums])
        expect([netFeninga + vatFeninga, ratePercent === 0 ? vatFeninga : 0]).toEqual([
          grossFeninga,
          0,
        ]);
      for (const { ratePercent, netFeninga, grossFeninga } of sums)
        expect(
          grossFeninga < 0 ||
            netFeninga === roundHalfUp((grossFeninga * 100) / (100 + ratePercent)),
        ).toBe(true);
    }),
  );
});

test("a share is off by less than one from its own part, and the order of equal lines decides the rest", () => {
  expect(apportion([1, 1, 1], 1, 2)).toEqual([1, 1, 0]);
  expect(apportion([-1, 3], 1, 2)).toEqual([0, 1]);
  expect(apportion([], 1, 2)).toEqual([]);
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -1e6, max: 1e6 })), (values) => {
      const shares = apportion(values, 195_583, 100_000);
      for (const [at, share] of shares.entries())
        expect(Math.abs(share - (values[at] ?? 0) * 1.95583)).toBeLessThan(1.000_001);
    }),
  );
});
