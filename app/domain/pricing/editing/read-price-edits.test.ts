import { expect, test } from "vitest";
import { readPriceEdits } from "./read-price-edits.ts";

const edit = { cell: "discount:7", was: 5, now: "6" };

test("what a form carries is read", () => {
  expect(readPriceEdits(JSON.stringify([edit, { ...edit, was: null }]))).toEqual([
    edit,
    { ...edit, was: null },
  ]);
});

test.each([
  "",
  "null",
  "[]",
  "{",
  '{"cell":"discount:7"}',
  JSON.stringify([{ ...edit, now: 6 }]),
  JSON.stringify([{ ...edit, was: {} }]),
  JSON.stringify([{ ...edit, now: "x".repeat(501) }]),
  JSON.stringify(Array.from({ length: 3001 }, () => edit)),
  `["${"x".repeat(1_000_000)}"]`,
])("%# is none", (json) => {
  expect(readPriceEdits(json)).toBeUndefined();
});
