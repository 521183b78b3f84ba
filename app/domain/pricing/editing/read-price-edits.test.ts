import { expect, test } from "vitest";
import { readPriceEdits } from "./read-price-edits.ts";

const edit = { cell: "discount:7", was: 5, now: "6" };

test("what a form carries is read", () => {
  expect(readPriceEdits(JSON.stringify([edit, { ...edit, was: null }]))).toEqual([
    edit,
    { ...edit, was: null },
  ]);
});

test("an edit may be of a text as long as a cell, of a number, and of what was empty", () => {
  for (const was of ["", "x", "x".repeat(500), 0, -1, null]) {
    const typed = { ...edit, was, now: "x".repeat(500) };
    expect(readPriceEdits(JSON.stringify([typed]))).toEqual([typed]);
  }
});

test("a form is at most 600,000 signs long, whatever they are", () => {
  const padded = (length: number) => JSON.stringify([edit]).padEnd(length);
  expect(readPriceEdits(padded(600_000))).toEqual([edit]);
  expect(readPriceEdits(padded(600_001))).toBeUndefined();
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
