import * as fc from "fast-check";
import { expect, test } from "vitest";

import { ledgerChanges } from "./ledger-changes.ts";
import { ledgerKinds, summedRows, type LedgerRow } from "./ledger-row.ts";

const row = (more: Partial<LedgerRow> = {}): LedgerRow => ({
  day: "2026-07-06",
  kind: "rate",
  item: "",
  days: 1,
  cents: 3000,
  carId: 1,
  vehicleId: 7,
  locationId: "airport-tuzla",
  source: "site",
  language: "ba",
  ...more,
});
const plan = row({ kind: "plan", item: "premium", days: 0, cents: 900 });

test("a first deed adds what it sells, and one that sells nothing new adds nothing", () => {
  expect(ledgerChanges([], [row(), plan])).toEqual([row(), plan]);
  expect(ledgerChanges([row(), plan], [plan, row()])).toEqual([]);
});

test("a dearer day adds the difference alone; a day less is taken back", () => {
  const last = row({ day: "2026-07-07" });
  expect(ledgerChanges([row(), last], [row({ cents: 3500 })])).toEqual([
    row({ days: 0, cents: 500 }),
    row({ day: "2026-07-07", days: -1, cents: -3000 }),
  ]);
});

test("what moves to another vehicle is taken back there and added here", () => {
  expect(ledgerChanges([row()], [row({ vehicleId: 8 })])).toEqual([
    row({ days: -1, cents: -3000 }),
    row({ vehicleId: 8 }),
  ]);
  expect(ledgerChanges([row()], [row({ vehicleId: undefined })])).toHaveLength(2);
});

test("what is called off is taken back whole", () => {
  expect(ledgerChanges([row(), plan], [])).toEqual([
    row({ days: -1, cents: -3000 }),
    { ...plan, cents: -900 },
  ]);
});

const someRows = fc.array(
  fc
    .record({
      day: fc.constantFrom("2026-07-06", "2026-07-07"),
      kind: fc.constantFrom(...ledgerKinds),
      item: fc.constantFrom("", "gps"),
      days: fc.integer({ min: 0, max: 1 }),
      cents: fc.integer({ min: -500, max: 500 }),
      carId: fc.constantFrom(1, 2),
      vehicleId: fc.constantFrom(undefined, 7, 8),
      locationId: fc.constantFrom("airport-tuzla", "office"),
    })
    .map(row),
  { maxLength: 12 },
);

test("the rows up to any deed add up to what was sold after it", () => {
  const asText = (rows: readonly LedgerRow[]) =>
    summedRows(rows)
      .map((one) => JSON.stringify(one, Object.keys(one).toSorted()))
      .toSorted();
  fc.assert(
    fc.property(fc.array(someRows, { maxLength: 6 }), (deeds) => {
      const ledger: LedgerRow[] = [];
      for (const sold of deeds) {
        ledger.push(...ledgerChanges(summedRows(ledger), sold));
        expect(asText(ledger)).toEqual(asText(sold));
      }
    }),
  );
});
