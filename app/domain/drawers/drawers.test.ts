import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { noCash, type Cash } from "../account/cash.ts";
import { causesOf, expectedIn, isLeftOpen, sumsByKind, type MovementKind } from "./drawer.ts";
import {
  fewestPieces,
  handOut,
  isPieces,
  piecesAfter,
  pieceValues,
  worthOf,
  type Pieces,
  worthOfBoth,
} from "./pieces.ts";

test("a drawer is left open from the day after its opening until it is closed", () => {
  const open = { openedOn: "2026-11-21", isClosed: false };
  expect(isLeftOpen(open, "2026-11-21")).toBe(false);
  expect(isLeftOpen(open, "2026-11-22")).toBe(true);
  expect(isLeftOpen({ ...open, isClosed: true }, "2026-11-22")).toBe(false);
});

describe("change from a drawer", () => {
  test("takes the pieces that this drawer has", () => {
    expect(handOut(4105, { 2000: 5, 100: 1, 5: 3 }, "BAM")).toEqual({
      pieces: { 2000: 2, 100: 1, 5: 1 },
      missing: 0,
    });
    // The largest first would take the fifty, and find no ten.
    expect(handOut(6000, { 5000: 1, 2000: 3 }, "BAM")).toEqual({ pieces: { 2000: 3 }, missing: 0 });
  });

  test("says what is missing when no pieces make the amount", () => {
    expect(handOut(4102, { 2000: 2, 100: 1 }, "EUR")).toEqual({
      pieces: { 2000: 2, 100: 1 },
      missing: 2,
    });
    expect(handOut(500, {}, "EUR")).toEqual({ pieces: {}, missing: 500 });
    // Notes alone: what they are good for is handed out all the same.
    expect(handOut(3335, { 5000: 2, 2000: 1, 1000: 3 }, "BAM")).toEqual({
      pieces: { 2000: 1, 1000: 1 },
      missing: 335,
    });
  });

  test("is worth the amount less what is missing, of pieces that are there", () => {
    const having = fc.dictionary(
      fc.constantFrom(...pieceValues.BAM.map(String)),
      fc.integer({ min: 0, max: 6 }),
    );
    fc.assert(
      fc.property(having, fc.integer({ min: 0, max: 8000 }), (pieces, units) => {
        const amount = units * 5;
        const { pieces: out, missing } = handOut(amount, pieces, "BAM");
        expect(worthOf(out) + missing).toBe(amount);
        for (const [value, count] of Object.entries(out))
          expect(count).toBeLessThanOrEqual(pieces[value] ?? 0);
      }),
    );
  });

  test("a drawer of thousands of pieces answers at once", () => {
    const full = Object.fromEntries(pieceValues.EUR.slice(0, 10).map((value) => [value, 9999]));
    const began = performance.now();
    expect(handOut(9_999_999, full, "EUR").missing).toBe(9);
    expect(performance.now() - began).toBeLessThan(1000);
  });
});

test("pieces that do not exist, halves and fewer than none are no count", () => {
  expect(isPieces({ 5000: 3, 5: 0 }, "BAM")).toBe(true);
  const wrongs: Pieces[] = [{ 1: 1 }, { 5000: 1.5 }, { 5000: -1 }, { 50_000: 1 }, { 5000: 10_000 }];
  for (const wrong of wrongs) expect(isPieces(wrong, "BAM")).toBe(false);
  expect(worthOfBoth({ EUR: fewestPieces(3345, "EUR"), BAM: fewestPieces(2205, "BAM") })).toEqual({
    EUR: 3345,
    BAM: 2205,
  });
});

test("what a drawer holds follows what comes in and goes out", () => {
  const having = { EUR: {}, BAM: { 5000: 2, 2000: 2, 5: 4 } };
  const after = piecesAfter(having, { EUR: 10_000, BAM: -7010 });
  expect(after).toEqual({ EUR: { 10_000: 1 }, BAM: { 5000: 1, 2000: 1, 5: 2 } });
});

const at = Date.parse("2026-07-03T10:00:00Z");
const moved = (kind: MovementKind, EUR: number, BAM = 0, minutes = 0) => ({
  kind,
  cash: { EUR, BAM },
  at: at + minutes * 60_000,
});

describe("a drawer", () => {
  const day = [
    moved("payment", 5000),
    moved("payment", 0, 22_795, 30),
    moved("refund", -1000, 0, 60),
    moved("bank", 0, -20_000, 90),
  ];

  test("has to hold its opening and what moved, each currency by itself", () => {
    expect(expectedIn({ EUR: 10_000, BAM: 30_000 }, day)).toEqual({ EUR: 14_000, BAM: 32_795 });
    expect(sumsByKind(day)).toEqual([
      { kind: "payment", cash: { EUR: 5000, BAM: 22_795 } },
      { kind: "refund", cash: { EUR: -1000, BAM: 0 } },
      { kind: "bank", cash: { EUR: 0, BAM: -20_000 } },
    ]);
  });

  test("its sums by kind come to what it has to hold, in any order", () => {
    const cash = fc.record({
      EUR: fc.integer({ min: -9999, max: 9999 }),
      BAM: fc.integer({ min: -9999, max: 9999 }),
    });
    const movements = fc.array(
      fc.record({
        kind: fc.constantFrom("payment" as const, "refund" as const, "bank" as const),
        cash,
      }),
    );
    fc.assert(
      fc.property(cash, movements, (opening: Cash, some) => {
        const whole = expectedIn(opening, some);
        expect(expectedIn(opening, sumsByKind(some))).toEqual(whole);
        expect(expectedIn(opening, some.toReversed())).toEqual(whole);
      }),
    );
  });

  test("names the likeliest causes of a difference, and none where nothing differs", () => {
    expect(causesOf(noCash, day)).toEqual([]);
    expect(causesOf({ EUR: -5000, BAM: 5000 }, day)[0]).toEqual({
      code: "other-currency",
      at: 0,
      currency: "EUR",
    });
    expect(
      causesOf({ EUR: 0, BAM: -22_795 }, [...day, moved("payment", 0, 22_795, 32)])[0],
    ).toEqual({
      code: "twin",
      at: 4,
      currency: "BAM",
    });
    expect(causesOf({ EUR: 1000, BAM: 0 }, day)).toEqual([
      { code: "same-amount", at: 2, currency: "EUR" },
    ]);
    expect(causesOf({ EUR: -2000, BAM: 3910 }, day)).toEqual([{ code: "exchanged" }]);
    expect(causesOf({ EUR: 1, BAM: 0 }, day)).toEqual([]);
  });
});
