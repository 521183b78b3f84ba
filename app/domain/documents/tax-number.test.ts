import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isJib, isVatNumber } from "./tax-number.ts";

test("a JIB has thirteen digits, and the last one checks the others", () => {
  // BH Telecom, Elektroprivreda BiH.
  for (const jib of ["4200211100005", "4200225150005"]) expect(isJib(jib)).toBe(true);
  for (const wrong of ["4200211100006", "4200211100", "42002111000055", "420021110000X", ""])
    expect(isJib(wrong)).toBe(false);
});

test("no digit of a JIB can be mistyped, but where the check is 0 both ways", () => {
  const own = "4200211100005";
  fc.assert(
    fc.property(fc.nat({ max: 12 }), fc.integer({ min: 1, max: 9 }), (at, by) => {
      const digit = (Number(own[at]) + by) % 10;
      expect(isJib(own.slice(0, at) + digit + own.slice(at + 1))).toBe(false);
    }),
  );
});

test("a PDV number has twelve digits", () => {
  expect(isVatNumber("200211100005")).toBe(true);
  for (const wrong of ["20021110000", "2002111000055", "20021110000X", ""])
    expect(isVatNumber(wrong)).toBe(false);
});
