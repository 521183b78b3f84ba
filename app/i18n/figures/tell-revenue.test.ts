import { expect, test } from "vitest";
import { figureTile } from "./figure-tile.ts";
import { tellRevenue } from "./tell-revenue.ts";
import { readRevenueQuery } from "../../domain/figures/revenue-query.ts";

const query = readRevenueQuery(new URLSearchParams(), "2026-11-23T10:00");
const tell = (language: "en-us" | "ba", rentalDays: number, earlier?: number, more = {}) =>
  tellRevenue({
    parts: { revenue: 123450, rentalDays, fleetDays: 100 },
    earlier: earlier === undefined ? undefined : { rentalDays: earlier, fleetDays: 100 },
    most: { name: "SUV", revenue: 61725 },
    query,
    language,
    ...more,
  }).map((one) => one.replaceAll("\u00a0", " "));

test("sentences are right for one, few and many in both languages", () => {
  expect(tell("en-us", 1, 0)).toEqual([
    "€1,234.50 is on the books for 1 rental day.",
    "The fleet is 1% full, 1 point more than in the same weeks last year.",
    "Most of it comes from “SUV”: 50%.",
  ]);
  expect(tell("en-us", 62, 71)[1]).toBe(
    "The fleet is 62% full, 9 points less than in the same weeks last year.",
  );
  expect(tell("ba", 1, 0)).toEqual([
    "Upisano je 1.234,50 € za 1 dan najma.",
    "Iskorištenost flote je 1 %, 1 procentni poen više u poređenju s istim sedmicama prošle godine.",
    "Najviše donosi „SUV“: 50 %.",
  ]);
  expect(tell("ba", 62, 60).slice(0, 2)).toEqual([
    "Upisano je 1.234,50 € za 62 dana najma.",
    "Iskorištenost flote je 62 %, 2 procentna poena više u poređenju s istim sedmicama prošle godine.",
  ]);
  expect(tell("ba", 21, 33).slice(0, 2)).toEqual([
    "Upisano je 1.234,50 € za 21 dan najma.",
    "Iskorištenost flote je 21 %, 12 procentnih poena manje u poređenju s istim sedmicama prošle godine.",
  ]);
});

test("nothing to compare with and nothing on the books are said as they are", () => {
  expect(tell("en-us", 40)[1]).toBe(
    "The fleet is 40% full. Nothing was on the books for the same weeks last year, so there is no comparison.",
  );
  expect(tell("ba", 40)[1]).toBe(
    "Iskorištenost flote je 40 %. Nema poređenja s istim sedmicama prošle godine: tada ništa nije bilo upisano.",
  );
  const alone = { query: { ...query, compare: "none" } };
  expect(tell("en-us", 40, undefined, alone)[1]).toBe("The fleet is 40% full.");
  expect(tell("ba", 40, 40)[1]).toBe(
    "Iskorištenost flote je 40 %, isto u poređenju s istim sedmicama prošle godine.",
  );
  expect(tell("ba", 0, 0, { parts: { revenue: 0, rentalDays: 0, fleetDays: 9 } })).toEqual([
    "Za ove dane ništa nije upisano.",
  ]);
  // A single group that brings everything is no news.
  expect(tell("en-us", 40, 40, { most: { name: "SUV", revenue: 123450 } })).toHaveLength(2);
});

test("a share differs by points, and another number in percent", () => {
  const figures = { rentalDays: 62, fleetDays: 100, rentals: 1, lengthDays: 3 };
  const before = { rentalDays: 61, fleetDays: 100, rentals: 1, lengthDays: 2 };
  const change = (name: "utilisation" | "length", language: "en-us" | "ba", earlier = before) =>
    figureTile(name, { parts: figures, earlier, currency: "eur", language }).change;
  expect(change("utilisation", "en-us")).toBe("+1 point");
  expect(change("utilisation", "en-us", { ...before, rentalDays: 71 })).toBe("−9 points");
  expect(change("utilisation", "ba", { ...before, rentalDays: 62 })).toBe("±0 p. p.");
  expect(change("length", "en-us")).toBe("+50%");
});
