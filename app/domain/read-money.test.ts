import { assert, constantFrom, integer, property, string } from "fast-check";
import { expect, test } from "vitest";
import { readCents } from "./read-money.ts";

test.each([
  ["0", 0],
  ["12", 1200],
  ["12.5", 1250],
  ["12,5", 1250],
  ["12,50", 1250],
  [" 12.50 € ", 1250],
  ["€12.50", 1250],
  ["1.234", 123400],
  ["12.505", 1_250_500],
  ["1,234", 123400],
  ["1.234,50", 123450],
  ["1,234.50", 123450],
  ["1 234,50", 123450],
  ["1\u00a0234,50", 123450],
  ["1.000.000,00", 100_000_000],
])("%j is an amount", (text, cents) => {
  expect(readCents(text)).toBe(cents);
});

test.each([
  "",
  " ",
  "€",
  "-5",
  "+5",
  "12.345,6.7",
  "12,345,6",
  "1.5.5",
  "12,",
  ",50",
  "1e3",
  "NaN",
  "Infinity",
  "1000000.01",
  "9".repeat(400),
  "١٢",
  "12 50",
  "25 KM",
  "=12",
])("%j is none", (text) => {
  expect(readCents(text)).toBeUndefined();
});

test("what we write, we read", () => {
  assert(
    property(integer({ min: 0, max: 100_000_000 }), constantFrom(".", ","), (cents, mark) => {
      const written = `${Math.floor(cents / 100)}${mark}${String(cents % 100).padStart(2, "0")}`;
      expect(readCents(written)).toBe(cents);
    }),
  );
});

test("anything else is read as nothing or a whole number in its bounds", () => {
  assert(
    property(string(), (text) => {
      const cents = readCents(text);
      expect(cents === undefined || (Number.isInteger(cents) && cents >= 0)).toBe(true);
    }),
  );
});
