import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readCellKey } from "./price-cells.ts";
import { maxCents, readPriceCell } from "./read-price-cell.ts";

const read = (key: string, typed: string) => {
  const cell = readCellKey(key);
  if (!cell) return "no cell";
  const answer = readPriceCell(cell, typed);
  return answer.ok ? answer.value : answer.fault.code;
};

test.each([
  ["16.65", 1665],
  ["16,65", 1665],
  ["16,5", 1650],
  [" 17 ", 1700],
  ["€ 16.65", 1665],
  ["16,65 €", 1665],
  ["1.000,00", 100_000],
  ["", null],
  ["  ", null],
  ["0", "zero"],
  ["0,00", "zero"],
  ["-5", "negative"],
  ["−5", "negative"],
  ["1000.01", "too-high"],
  ["99999999999", "too-high"],
  ["16.655", "decimals"],
  ["12,5000", "decimals"],
  ["twenty", "amount"],
  ["NaN", "amount"],
  ["1e400", "amount"],
  ["12345678", "too-high"],
  ["1234567", "too-high"],
  ["1234567,5", "too-high"],
  ["1234567.55", "too-high"],
  ["123456", "too-high"],
  ["1234567x", "amount"],
  ["1234567,555", "decimals"],
  ["x1234567", "amount"],
  ["1234567,x", "amount"],
  ["1234567;5", "amount"],
  ["1,234,567", "amount"],
  ["1.234.567", "amount"],
  ["5-5", "amount"],
  ["16 EUR", 1600],
  ["eur 16,65", 1665],
  ["0,01", 1],
  ["€ 16.655", "decimals"],
  ["€ -5", "negative"],
  ["25 KM", "amount"],
  ["=1+1", "amount"],
  ["\u0000", "amount"],
  ["\ud800", "amount"],
  ["9".repeat(1_000_000), "amount"],
])("a day price typed as %j is %j", (typed, value) => {
  expect(read("rate:car:3:base:day", typed)).toBe(value);
});

test("whatever is typed, a price lies within its bounds or has a fault", () => {
  fc.assert(
    fc.property(fc.string(), (typed) => {
      const value = read("rate:category:suv:2:weekend", typed);
      const isPrice = typeof value === "number";
      expect(isPrice && (value <= 0 || value > maxCents)).toBe(false);
    }),
  );
});

test("a fee may be zero, a missing one-way fee is none, a place always has one", () => {
  expect(read("one-way:office:airport-tuzla", "0")).toBe(0);
  expect(read("one-way:office:airport-tuzla", "")).toBeNull();
  expect(read("place:office:delivery", "0,00")).toBe(0);
  expect(read("place:office:delivery", "")).toBe("missing");
  expect(read("young:cap", "-1")).toBe("negative");
});

test.each([
  ["season:3:from", "2027-06-15", "2027-06-15"],
  ["season:3:from", "15.06.2027.", "2027-06-15"],
  ["season:3:from", "15/06/2027", "2027-06-15"],
  ["season:3:from", "2026-02-31", "date"],
  ["season:3:to", "1812-01-01", "date"],
  ["season:3:to", "soon", "date"],
  ["season:3:min", "5", 5],
  ["season:3:min", "", null],
  ["season:3:min", "0", "number"],
  ["season:3:min", "1e3", "number"],
  ["season:3:en", " Summer ", "Summer"],
  ["season:3:en", "x".repeat(81), "too-long"],
  ["season:3:en", "\u202eSum\u200bmer\u202c", "Summer"],
  ["season:3:en", "\u202e", null],
  ["season:3:bs", "\ud800", "text"],
  ["season:3:bs", "Lj\u0000eto", "text"],
  ["discount:7", "5", 5],
  ["discount:7", "5 %", 5],
  ["discount:7", "5%", 5],
  ["discount:7", "5  %", 5],
  ["discount:7", "%5", "number"],
  ["discount:7", "5 % 5", "number"],
  ["discount:7", "", null],
  ["discount:1", "", null],
  ["discount:2", "5", 5],
  ["discount:365", "5", 5],
  ["discount:366", "5", "days"],
  ["season:3:priority", "7", 7],
  ["season:3:priority", "0", 0],
  ["season:3:priority", "1000", 1000],
  ["season:3:priority", "1001", "number"],
  ["season:3:priority", "Summer", "number"],
  ["place:office:delivery", "free", "amount"],
  ["young:per-day", "22", 2200],
  ["one-way:office:airport-tuzla", "free", "amount"],
  ["discount:7", "91", "number"],
  ["discount:7", "0", "number"],
  ["discount:7", "2.5", "number"],
  ["discount:1", "5", "days"],
  ["discount:400", "5", "days"],
  ["place:office:hours", "blocked", "blocked"],
  ["place:office:hours", "sometimes", "gone"],
  ["young:until", "22", 22],
  ["young:until", "17", "number"],
  ["young:until", "", "missing"],
])("%s typed as %j is %j", (key, typed, value) => {
  expect(read(key, typed)).toBe(value);
});

test.each([
  "",
  "rate",
  "rate:car:0:base:day",
  "rate:car:-1:base:day",
  "rate:car:1:base:night",
  "rate:category:yacht:base:day",
  "rate:car:99999999999:base:day",
  "season:x:from",
  "season:1:id",
  "discount:abc",
  "discount:-7",
  "one-way:office:office",
  "one-way:office:a'b",
  "place:office:name",
  "young:driver",
  "__proto__",
  "x".repeat(100_000),
])("%j names no cell", (key) => {
  expect(readCellKey(key)).toBeUndefined();
});
