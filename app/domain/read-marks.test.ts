import { expect, test } from "vitest";
import { readFeninga } from "./read-money.ts";

test.each([
  ["12", 1200],
  ["390,20 KM", 39_020],
  ["KM 1.234,50", 123_450],
  [" 5 km ", 500],
])("%j are marks", (typed, feninga) => {
  expect(readFeninga(typed)).toBe(feninga);
});

test.each(["5 €", "EUR 5", "KM", "5 KM 3", "-5", "five"])("%j are none", (typed) => {
  expect(readFeninga(typed)).toBeUndefined();
});
