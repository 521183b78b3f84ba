import { expect, test } from "vitest";
import { mayWeek, priceList } from "../../../../test/casts/small-agency.ts";
import { quote } from "../quote.ts";
import { soldGrace, withSoldGrace } from "./sold-grace.ts";

const stricter = { ...priceList, rules: { ...priceList.rules, graceMinutes: 15 } };

function linesBy(list: typeof priceList) {
  const priced = quote(mayWeek, list);
  if (!priced.ok) throw new Error(priced.reason);
  return priced.quote.lines;
}

test("a price says the grace of the price list that it was made with", () => {
  expect([soldGrace(linesBy(priceList)), soldGrace(linesBy(stricter))]).toEqual([59, 15]);
  expect(soldGrace(linesBy(stricter).toReversed())).toBe(15);
});

test("a price without a car has no grace", () => {
  expect(soldGrace([])).toBe(0);
});

test("a later price list gets the grace that was sold, and nothing else of it changes", () => {
  expect(withSoldGrace(stricter, linesBy(priceList))).toEqual(priceList);
});
