import * as fc from "fast-check";
import { describe, expect, test } from "vitest";

import { codeFromBytes, formatCode, parseCode } from "./code.ts";

const anyCode = fc.uint8Array({ minLength: 7, maxLength: 20 }).map(codeFromBytes);

describe("a code from random bytes", () => {
  test.each([
    [[0, 0, 0, 0, 0, 0, 0], "0000000000"],
    [[255, 255, 255, 255, 255, 255, 255], "ZZZZZZZZZZ"],
    [
      [0b00001_000, 0b10_00011_0, 0b0100_0010, 0b1_00110_00, 0b111_01000, 0b01001_010, 0b10_000000],
      "123456789A",
    ],
  ])("%j is %s", (bytes, code) => {
    expect(codeFromBytes(Uint8Array.from(bytes))).toBe(code);
  });

  test("uses 50 bits and no more", () => {
    expect(codeFromBytes(Uint8Array.from([1, 2, 3, 4, 5, 6, 0b11_000000]))).toBe(
      codeFromBytes(Uint8Array.from([1, 2, 3, 4, 5, 6, 0b11_111111, 99])),
    );
  });

  test("differs with each of those bits", () => {
    const codes = Array.from({ length: 50 }, (_, bit) => {
      const bytes = new Uint8Array(7);
      bytes[bit >> 3] = 128 >> (bit & 7);
      return codeFromBytes(bytes);
    });
    expect(new Set(codes).size).toBe(50);
  });

  test("needs 7 bytes", () => {
    expect(() => codeFromBytes(new Uint8Array(6))).toThrow(RangeError);
  });
});

describe("a code as typed", () => {
  test.each([
    "EP-12345-6789A",
    "ep-12345-6789a",
    "12345-6789A",
    "123456789A",
    "EP123456789A",
    " EP 12345 6789a ",
    "EP–12345–6789A",
    "ep-I2345-6789a",
    "L2345-6789A",
  ])("%s is read", (typed) => {
    expect(parseCode(typed)).toBe("123456789A");
  });

  test("takes O for 0", () => {
    expect(parseCode("oO0oO-0oO0o")).toBe("0000000000");
  });

  test("that begins with EP itself keeps it", () => {
    expect(parseCode("EP-EP123-45678")).toBe("EP12345678");
    expect(parseCode("EP123-45678")).toBe("EP12345678");
  });

  test.each([
    "",
    "EP-",
    "EP-12345-6789",
    "12345-6789AB",
    "EP-12345-6789AB",
    "XX-12345-6789A",
    "U2345-6789A",
    "12345-6789Ž",
    "12345_6789A",
    " ".repeat(50) + "123456789A",
  ])("%j is none", (typed) => {
    expect(parseCode(typed)).toBeUndefined();
  });

  test("is what was shown", () => {
    fc.assert(
      fc.property(anyCode, (code) => {
        expect(formatCode(code)).toMatch(/^EP-[0-9A-HJKMNP-TV-Z]{5}-[0-9A-HJKMNP-TV-Z]{5}$/);
        expect(parseCode(formatCode(code))).toBe(code);
        expect(parseCode(formatCode(code).toLowerCase())).toBe(code);
        expect(parseCode(code)).toBe(code);
      }),
    );
  });
});
