import * as fc from "fast-check";
import { expect, test } from "vitest";
import { rules } from "../../../../test/casts/small-agency.ts";
import { fromCells } from "./cells-of-prices.ts";
import { dayRate } from "../lines/day-rate.ts";
import { inheritedPrice } from "./inherited-price.ts";
import { rateKey, type Cells } from "./price-cells.ts";

const season = [
  ["season:1:en", "A"],
  ["season:1:bs", "A"],
  ["season:1:from", "2026-07-01"],
  ["season:1:to", "2026-08-31"],
] as const;
const subjects = [{ carId: 3 }, { category: "suv" }] as const;
const days = { base: ["2026-05-04", "2026-05-08"], season: ["2026-07-06", "2026-07-10"] } as const;

const cells = fc
  .array(
    fc.record({
      subject: fc.constantFrom(...subjects),
      seasonId: fc.constantFrom(undefined, 1),
      day: fc.integer({ min: 1, max: 9000 }),
      weekend: fc.option(fc.integer({ min: 1, max: 9000 })),
    }),
  )
  .map((drawn): Cells => {
    const map = new Map<string, string | number>(season);
    for (const { subject, seasonId, day, weekend } of drawn) {
      map.set(rateKey(subject, seasonId, "day"), day);
      if (weekend !== null) map.set(rateKey(subject, seasonId, "weekend"), weekend);
    }
    return map;
  });

test("what stands grey in an empty cell of a car is what its day costs", () => {
  fc.assert(
    fc.property(cells, fc.constantFrom(undefined, 1), (drawn, seasonId) => {
      const own = new Map(drawn);
      own.delete(rateKey({ carId: 3 }, seasonId, "day"));
      own.delete(rateKey({ carId: 3 }, seasonId, "weekend"));
      const prices = fromCells(own, {
        places: [],
        youngDriver: rules,
      });
      const [weekday, weekend] = seasonId === undefined ? days.base : days.season;
      const asked = { subject: { carId: 3 }, category: "suv" as const, seasonId };
      const car = { id: 3, category: "suv" as const };
      expect(inheritedPrice(own, { ...asked, part: "day" })).toBe(
        dayRate(car, weekday, prices)?.perDayCents,
      );
      expect(inheritedPrice(own, { ...asked, part: "weekend" })).toBe(
        dayRate(car, weekend, prices)?.perDayCents,
      );
    }),
  );
});

test("a weekend without a price of its own costs what the day beside it costs", () => {
  const own = new Map([["rate:car:3:base:day", 2000]]);
  const asked = { subject: { carId: 3 }, category: "suv", seasonId: undefined } as const;
  expect(inheritedPrice(own, { ...asked, part: "weekend" })).toBe(2000);
});

test("a season of a category takes its price outside the seasons", () => {
  const own = new Map([["rate:category:suv:base:day", 3000]]);
  const asked = { subject: { category: "suv" }, category: "suv", seasonId: 1 } as const;
  expect(inheritedPrice(own, { ...asked, part: "day" })).toBe(3000);
  expect(inheritedPrice(new Map(), { ...asked, part: "day" })).toBeUndefined();
});

const written: Cells = new Map<string, string | number>([
  ["rate:car:3:base:day", 2000],
  ["rate:car:3:base:weekend", 2400],
  ["rate:category:suv:base:day", 1800],
  ["rate:category:suv:1:day", 3000],
  ["rate:category:suv:1:weekend", 3300],
  ["rate:category:economy:base:day", "1600"],
]);
const car = { subject: { carId: 3 }, category: "suv" } as const;
const category = { subject: { category: "suv" }, category: "suv" } as const;

test("the price of a car outside the seasons hides that of its category", () => {
  expect(inheritedPrice(written, { ...car, seasonId: undefined, part: "day" })).toBe(1800);
  expect(inheritedPrice(written, { ...car, seasonId: undefined, part: "weekend" })).toBe(2000);
});

test("a car in a season has what its category costs then", () => {
  expect(inheritedPrice(written, { ...car, seasonId: 1, part: "day" })).toBe(3000);
  expect(inheritedPrice(written, { ...car, seasonId: 1, part: "weekend" })).toBe(3300);
  expect(inheritedPrice(written, { ...car, seasonId: 2, part: "day" })).toBe(2000);
  expect(inheritedPrice(written, { ...car, seasonId: 2, part: "weekend" })).toBe(2400);
});

test("a category in a season has its own price outside of it", () => {
  expect(inheritedPrice(written, { ...category, seasonId: 1, part: "day" })).toBe(1800);
  expect(inheritedPrice(written, { ...category, seasonId: 1, part: "weekend" })).toBe(3000);
  expect(
    inheritedPrice(written, { ...category, seasonId: undefined, part: "day" }),
  ).toBeUndefined();
});

test("a text is no price", () => {
  const economy = { subject: { carId: 9 }, category: "economy" } as const;
  expect(inheritedPrice(written, { ...economy, seasonId: 1, part: "day" })).toBeUndefined();
});
