import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { carCategories, transmissions } from "./car.ts";
import {
  maxEuros,
  passesFilters,
  readCarFilters,
  seatSteps,
  writeCarFilters,
} from "./car-filters.ts";

const read = (query: string) => readCarFilters(new URLSearchParams(query));
const everything = { min: 0, max: 1000 };
const polo = { category: "economy", transmission: "manual", seats: 5, fromCents: 1665 } as const;

describe("filters of an address", () => {
  test("are read where they are known", () => {
    expect(read("category=suv&transmission=automatic&seats=7&min=20&max=60")).toEqual({
      filters: { category: "suv", transmission: "automatic", seats: 7, min: 20, max: 60 },
      faults: [],
    });
  });

  test("that a form sends empty, or that say all, filter nothing", () => {
    const form = "category=&transmission=all&seats=&min=0&max=1000";
    expect(read(form)).toEqual({ filters: everything, faults: [] });
    expect(read("")).toEqual({ filters: everything, faults: [] });
  });

  test.each([
    ["category", "category=submarine"],
    ["transmission", "transmission=Manual"],
    ["seats", "seats=3"],
    ["seats", "seats=5.0"],
    ["min", "min=-1"],
    ["min", "min=1e2"],
    ["max", "max=1001"],
    ["max", "max=99999999999999999999"],
    ["max", "max=%00"],
    ["category", "category=suv&category=suv"],
    ["seats", Array.from({ length: 1000 }, () => "seats=5").join("&")],
    ["category", "category=&category="],
  ])("nonsense is left out and told: %s", (name, query) => {
    expect(read(query)).toEqual({ filters: everything, faults: [{ name, reason: "unreadable" }] });
  });

  test("a least price above the most filters no price, and says why", () => {
    expect(read("min=60&max=20&seats=5")).toEqual({
      filters: { ...everything, seats: 5 },
      faults: [{ name: "min", reason: "crossed" }],
    });
    expect(read("min=20&max=20").faults).toEqual([]);
  });

  test("keys that are no filters are not looked at", () => {
    expect(read("fbclid=1&__proto__=2&constructor=3&utm_source=x")).toEqual(read(""));
  });

  test("come back as they were written", () => {
    const price = fc.integer({ min: 0, max: maxEuros });
    const written = fc.record({
      category: fc.option(fc.constantFrom(...carCategories), { nil: undefined }),
      transmission: fc.option(fc.constantFrom(...transmissions), { nil: undefined }),
      seats: fc.option(fc.constantFrom(...seatSteps), { nil: undefined }),
      prices: fc.tuple(price, price),
    });
    fc.assert(
      fc.property(written, ({ prices, ...chosen }) => {
        const [min = 0, max = 0] = prices.toSorted((a, b) => a - b);
        const filters = { ...chosen, min, max };
        expect(readCarFilters(new URLSearchParams(writeCarFilters(filters)))).toEqual({
          filters,
          faults: [],
        });
      }),
    );
  });

  test("never throw", () => {
    const pair = fc.tuple(fc.constantFrom("category", "seats", "min", "max"), fc.string());
    fc.assert(
      fc.property(fc.array(pair), (pairs) => {
        const { filters } = readCarFilters(new URLSearchParams(pairs));
        expect(filters.min).toBeLessThanOrEqual(filters.max);
      }),
    );
  });
});

describe("a car passes", () => {
  test.each([
    [{}, true],
    [{ category: "economy" }, true],
    [{ category: "suv" }, false],
    [{ transmission: "automatic" }, false],
    [{ seats: 4 }, true],
    [{ seats: 5 }, true],
    [{ seats: 7 }, false],
    [{ min: 16 }, true],
    [{ min: 17 }, false],
    [{ max: 16 }, false],
    [{ max: 17 }, true],
  ] as const)("%j: %s", (filters, passes) => {
    expect(passesFilters(polo, { ...everything, ...filters })).toBe(passes);
  });

  test("at the end of the slider there is no upper price, and none is needed", () => {
    expect(passesFilters({ ...polo, fromCents: 150_000 }, everything)).toBe(true);
    expect(passesFilters({ ...polo, fromCents: undefined }, everything)).toBe(true);
    expect(passesFilters({ ...polo, fromCents: undefined }, { ...everything, max: 999 })).toBe(
      false,
    );
  });
});
