import { expect, test } from "vitest";
import { readPlate } from "./plate.ts";

test.each([
  ["A12-K-345", "A12-K-345"],
  ["a12k345", "A12-K-345"],
  [" a12 k 345 ", "A12-K-345"],
  ["А12–К–345", "A12-K-345"],
  ["TA-123456", "TA-123456"],
  ["žu 123 ab", "ŽU-123-AB"],
  ["TS123", "TS123"],
])("%j is kept as %s", (typed, plate) => {
  expect(readPlate(typed)).toBe(plate);
});

test.each([
  "",
  "-",
  "ABC",
  "ABCD",
  "A12-",
  "A12--",
  "=A12",
  "A12\u0000K345",
  "A12'K345",
  "1234567890123",
  "x".repeat(100_000),
])("%j is no plate", (typed) => {
  expect(readPlate(typed)).toBeUndefined();
});
