import { expect, test } from "vitest";
import { readSeenPrice, writeSeenRows } from "./seen-price.ts";

const row = { key: "car-1", label: "Golf, 4 days", amount: "€78.20", isFree: false, reason: "" };

test("rows come back as they were written", () => {
  expect(readSeenPrice("7820", writeSeenRows([row]))).toEqual({
    totalCents: 7820,
    rows: [{ key: "car-1", label: "Golf, 4 days", amount: "€78.20" }],
  });
});

test.each([
  ["-1", "[]"],
  ["1e9", "null"],
  ["", "{}"],
  [undefined, undefined],
  ["<script>", '[["a","b"]]'],
  ["99999999999", '[["a","b",3]]'],
  ["NaN", JSON.stringify([["a", "b", "x".repeat(10_000)]])],
])("%s and %s are no price", (total, rows) => {
  expect(readSeenPrice(total, rows)).toEqual({ totalCents: undefined, rows: [] });
});
