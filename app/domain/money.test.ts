import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

import { percentOf, roundHalfUp, shareOut, toKmFeninga, vatSplit } from "./money.ts";

const anyCents = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });

describe("rounding", () => {
  test.each([
    [0.49999999999999994, 0],
    [0.5, 1],
    [1.5, 2],
    [2.4999, 2],
    [-0.4, 0],
    [-0.5, -1],
    [-2.5, -3],
    [7, 7],
  ])("%d becomes %d", (value, rounded) => {
    expect(roundHalfUp(value)).toBe(rounded);
  });
});

describe("percentages", () => {
  test.each([
    [11655, 10, 1166],
    [11654, 10, 1165],
    [5, 10, 1],
    [4, 10, 0],
    [-5, 10, -1],
    [-4, 10, 0],
    [1999, 12.5, 250],
    [100, 0.29, 0],
    [10_000, 0.29, 29],
    [115, 33.33, 38],
    [1000, 100, 1000],
    [1000, 0, 0],
  ])("of %d cents, %d %% is %d", (cents, percent, part) => {
    expect(percentOf(cents, percent)).toBe(part);
  });

  test("turn with the sign and are exact to half a cent", () => {
    fc.assert(
      fc.property(anyCents, fc.integer({ min: 0, max: 100 }), (cents, percent) => {
        expect(percentOf(-cents, percent) + percentOf(cents, percent)).toBe(0);
        expect(Math.abs(percentOf(cents, percent) * 100 - cents * percent)).toBeLessThanOrEqual(50);
      }),
    );
  });
});

describe("VAT", () => {
  test.each([
    [1665, 1423, 242],
    [11655, 9962, 1693],
    [10000, 8547, 1453],
    [0, 0, 0],
    [1, 1, 0],
    [-1665, -1423, -242],
  ])("%d cents are %d net and %d VAT", (gross, netCents, vatCents) => {
    expect(vatSplit(gross)).toEqual({ netCents, vatCents });
  });

  test("net and VAT add up to the gross, and the VAT is 17 % of the net to the cent", () => {
    fc.assert(
      fc.property(anyCents, (gross) => {
        const { netCents, vatCents } = vatSplit(gross);
        expect(netCents + vatCents).toBe(gross);
        expect(Math.abs(netCents * 117 - gross * 100)).toBeLessThan(59);
      }),
    );
  });
});

describe("marks", () => {
  test.each([
    [1665, 3256],
    [11655, 22795],
    [20000, 39117],
    [100, 196],
    [0, 0],
    [-1665, -3256],
    [50_000, 97_792],
  ])("%d euro cents are %d feninga", (cents, feninga) => {
    expect(toKmFeninga(cents)).toBe(feninga);
  });

  test("are the exact product, rounded half up", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000_000 }), (cents) => {
        expect(BigInt(toKmFeninga(cents))).toBe((BigInt(cents) * 195_583n + 50_000n) / 100_000n);
      }),
    );
  });
});

describe("an amount in parts", () => {
  test.each([
    [100, [1, 1, 1], [34, 33, 33]],
    [-100, [1, 1, 1], [-34, -33, -33]],
    [1000, [3, 0, 1], [750, 0, 250]],
    [5, [2, 1, 1], [3, 1, 1]],
    [7, [0, 0], [4, 3]],
    [0, [1, 2], [0, 0]],
    [7, [], []],
  ])("%d by %j is %j", (cents, weights, parts) => {
    expect(shareOut(cents, weights)).toEqual(parts);
  });

  test("adds up to it to the cent, and no part is a whole cent off", () => {
    const weights = fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 90 });
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000, max: 10_000_000 }), weights, (cents, shares) => {
        const parts = shareOut(cents, shares);
        const whole = shares.reduce((total, share) => total + share, 0);
        expect(parts.reduce((total, part) => total + part, 0)).toBe(cents);
        for (const [place, part] of parts.entries()) {
          const exact = whole ? (cents * (shares[place] ?? 0)) / whole : cents / parts.length;
          expect(Math.abs(part - exact)).toBeLessThan(1);
        }
      }),
    );
  });
});
