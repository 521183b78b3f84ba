import { expect, test } from "vitest";
import { momentsOfUse, piecesLeft, piecesOut, type ExtraUse } from "./extra-use.ts";

const uses: ExtraUse[] = [
  { extras: { seat: 2 }, start: 0, end: 10 },
  { extras: { seat: 1, box: 1 }, start: 5, end: 20 },
];

test("pieces are out from the pick-up, and back at the end of the use", () => {
  expect([0, 5, 9, 10, 19, 20].map((moment) => piecesOut("seat", uses, moment))).toEqual([
    2, 3, 3, 1, 1, 0,
  ]);
  expect(piecesOut("box", uses, 0)).toBe(0);
  expect(piecesOut("chains", uses, 5)).toBe(0);
});

test("left are those that are in the house for the whole of a span", () => {
  const owned = [
    { code: "seat", stock: 4 },
    { code: "box", stock: 1 },
  ];
  expect(piecesLeft(owned, uses, { start: 0, end: 5 })).toEqual({ seat: 2, box: 1 });
  expect(piecesLeft(owned, uses, { start: 4, end: 6 })).toEqual({ seat: 1, box: 0 });
  expect(piecesLeft(owned, uses, { start: 20, end: 30 })).toEqual({ seat: 4, box: 1 });
});

test("more can be out only when a use begins, or at the start of the span", () => {
  expect(momentsOfUse(uses, { start: 3, end: 30 })).toEqual([3, 5]);
});
