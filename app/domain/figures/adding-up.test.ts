/** Parts add up to their whole, however rows are put together and in whatever measure they are shown. */
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "../calendar.ts";
import { groupBy } from "../group-by.ts";
import { toKmFeninga, vatSplit } from "../money.ts";
import { bandKey, leadBands, lengthBands } from "./bands.ts";
import { currencies, measured, vatViews } from "./measure.ts";
import { daysOfPeriod, countDays, periodKinds, periodOf, periodsIn } from "./periods.ts";
import { addSold, nothingSold, revenueOf, soldParts, type Sold } from "./sold.ts";

const cents = fc.integer({ min: -50_000, max: 500_000 });
const someSold = fc.record({
  rentalDays: fc.integer({ min: -3, max: 3 }),
  rate: cents,
  discount: cents,
  plan: cents,
  extra: cents,
  fee: cents,
  compensation: cents,
});
const day = fc.integer({ min: 0, max: 1500 }).map((after) => addDays("2024-01-01", after));
const entries = fc.array(
  fc.record({
    day,
    sold: someSold,
    place: fc.constantFrom("airport-tuzla", "office", ""),
    length: fc.nat(60),
  }),
  { maxLength: 40 },
);
type Entry = { day: string; sold: Sold; place: string; length: number };

const groupings: ((entry: Entry) => string)[] = [
  ...periodKinds.map((kind) => (entry: Entry) => periodOf(kind, entry.day)),
  ({ place }) => place,
  ({ length }) => bandKey(lengthBands, length),
  ({ length }) => bandKey(leadBands, length),
];

test("over every grouping", () => {
  fc.assert(
    fc.property(entries, (rows) => {
      const whole = addSold(rows.map(({ sold }) => sold));
      for (const keyOf of groupings) {
        const groups = [...groupBy(rows, keyOf).values()];
        expect(addSold(groups.map((group) => addSold(group.map(({ sold }) => sold))))).toEqual(
          whole,
        );
      }
    }),
  );
});

test("in every measure, and the whole is converted once", () => {
  fc.assert(
    fc.property(fc.array(someSold, { maxLength: 20 }), fc.boolean(), (rows, isTaxed) => {
      for (const vat of vatViews)
        for (const currency of currencies) {
          const shown = measured(rows, { vat, currency, isCompensationTaxed: isTaxed });
          const gross = addSold(rows);
          const untaxed = isTaxed ? 0 : gross.compensation;
          const taxed = revenueOf(gross) - untaxed;
          const net = vat === "with" ? taxed : vatSplit(taxed).netCents;
          const euro = net + untaxed;
          const whole = currency === "eur" ? euro : toKmFeninga(euro);
          // A half is rounded up here and away from zero there, which differ below zero.
          expect(Math.abs(revenueOf(addSold(shown)) - whole)).toBeLessThanOrEqual(euro < 0 ? 2 : 0);
          expect(shown.map(({ rentalDays }) => rentalDays)).toEqual(
            rows.map(({ rentalDays }) => rentalDays),
          );
        }
    }),
  );
});

test("what is charged for damage and fines holds no VAT unless the agency says so", () => {
  const sold = { ...nothingSold, rate: 11700, compensation: 11700 };
  const without = { vat: "without", currency: "eur" } as const;
  const [free] = measured([sold], { ...without, isCompensationTaxed: false });
  expect([free?.rate, free?.compensation]).toEqual([10000, 11700]);
  const [taxed] = measured([sold], { ...without, isCompensationTaxed: true });
  expect([taxed?.rate, taxed?.compensation]).toEqual([10000, 10000]);
  const [marks] = measured([sold], { vat: "with", currency: "km", isCompensationTaxed: false });
  expect(soldParts.map((part) => marks?.[part])).toEqual([22883, 0, 0, 0, 0, 22883]);
});

test("the periods of a range are its days, each once", () => {
  fc.assert(
    fc.property(day, fc.nat(800), fc.constantFrom(...periodKinds), (from, more, kind) => {
      const days = { from, to: addDays(from, more) };
      const parts = periodsIn(kind, days).map((key) => daysOfPeriod(kind, key, days));
      expect(parts.reduce((sum, part) => sum + countDays(part), 0)).toBe(more + 1);
      expect(parts[0]?.from).toBe(days.from);
      expect(parts.at(-1)?.to).toBe(days.to);
      const next = parts.slice(1).map((part) => part.from);
      expect(parts.slice(0, -1).map(({ to }) => addDays(to, 1))).toEqual(next);
    }),
    { numRuns: 60 },
  );
});
