import { expect, test } from "vitest";
import { inSheet, ink, outSheet, signed } from "../../../test/casts/handover-cast.ts";
import type { SheetProblem } from "./check-sheet.ts";
import { checkTakeBack, type GivenOut } from "./check-take-back.ts";
import type { InSheet } from "./sheet.ts";

const { at, plate, odometerKm, energy, equipment } = outSheet();
const out: GivenOut = { vehicleId: 1, plate, at, odometerKm, energy, equipment };
const check = (more: Partial<InSheet> = {}, signatures: object = signed) =>
  checkTakeBack(
    inSheet(more),
    { signatures, acknowledged: [] },
    { out, car: { fuel: "petrol" }, daysOut: 7 },
  );

test("a return in order has nothing against it", () => {
  expect(check()).toEqual({ problems: [], open: [] });
});

test.each<[string, Partial<InSheet>, SheetProblem]>([
  [
    "fewer kilometres than it left with",
    { odometerKm: 41_199 },
    { code: "odometer-below", leastKm: 41_200 },
  ],
  [
    "another plate than the one that is out",
    { plate: "B99-X-999" },
    { code: "other-plate", plate },
  ],
  ["before it was given out", { at: "2026-05-04T09:59" }, { code: "before-pickup" }],
  [
    "nobody looked for the vest",
    { equipment: { ...equipment, vest: undefined } },
    { code: "equipment-unasked", items: ["vest"] },
  ],
])("refused: %s", (_name, more, problem) => {
  expect(check(more).problems).toEqual([problem]);
});

test("seven thousand kilometres in a week are believed, and one more is asked about", () => {
  expect(check({ odometerKm: 48_200 }).open).toEqual([]);
  expect(check({ odometerKm: 48_201 }).open).toEqual([
    { code: "odometer-jump", lastKm: 41_200, days: 7 },
  ]);
});

test("what was signed on paper is photographed, once for both sheets of an exchange", () => {
  expect(check({ signedHow: "paper" }, {}).open).toEqual([{ code: "no-signed-sheet" }]);
  const exchanged = { out, car: { fuel: "petrol" }, daysOut: 7, isExchange: true } as const;
  const onPaper = inSheet({ signedHow: "paper" });
  expect(checkTakeBack(onPaper, { signatures: {}, acknowledged: [] }, exchanged).open).toEqual([]);
});

test("who leaves the car at the key box signs alone, and who does not wait not at all", () => {
  const left = { takenBy: "customer", signedHow: "screen" } as const;
  expect(check(left, { customer: ink }).problems).toEqual([]);
  expect(check(left, {}).problems).toEqual([
    { code: "signature", of: "customer", problem: "empty" },
  ]);
  expect(check({ signedHow: "absent" }, {}).problems).toEqual([]);
});
