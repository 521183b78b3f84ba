import { expect, test } from "vitest";
import { chargeRows } from "./charge-rows.ts";

test("a charge is a fee of its day, and two of a kind on one day are one row", () => {
  expect(chargeRows([])).toEqual([]);
  expect(
    chargeRows([
      { kind: "fine", day: "2026-07-06", cents: 5000 },
      { kind: "handling", day: "2026-07-06", cents: 2000 },
      { kind: "fine", day: "2026-07-06", cents: 700 },
      { kind: "fine", day: "2026-07-08", cents: 300 },
    ]),
  ).toEqual([
    { day: "2026-07-06", kind: "fee", item: "fine", days: 0, cents: 5700 },
    { day: "2026-07-06", kind: "fee", item: "handling", days: 0, cents: 2000 },
    { day: "2026-07-08", kind: "fee", item: "fine", days: 0, cents: 300 },
  ]);
});
