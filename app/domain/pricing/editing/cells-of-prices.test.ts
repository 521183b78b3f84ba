import { expect, test } from "vitest";
import { fromCells, outOfHoursOf, toCells } from "./cells-of-prices.ts";
import type { EditablePrices } from "./editable-prices.ts";
import type { Cells } from "./price-cells.ts";

const youngDriver = {
  youngDriverUntil: 22,
  youngDriverPerDayCents: 300,
  youngDriverCapCents: 3000,
};
const office = { id: "office", deliveryFeeCents: 100, outOfHours: "fee", outOfHoursFeeCents: 2000 };
const kept = { places: [office as EditablePrices["places"][number]], youngDriver };
const prices: EditablePrices = {
  seasons: [
    {
      id: 2,
      name: { en: "Summer", bs: "Ljeto" },
      from: "2026-07-01",
      to: "2026-08-31",
      priority: 4,
      minRentalDays: 5,
    },
  ],
  rates: [
    { id: 1, carId: 12, perDayCents: 2000, weekendPerDayCents: 2400 },
    { id: 2, category: "suv", seasonId: 2, perDayCents: 5000 },
  ],
  lengthDiscounts: [{ fromDays: 7, percent: 10 }],
  oneWayFees: [{ fromLocationId: "office", toLocationId: "moon", feeCents: 900 }],
  ...kept,
};

const cells: [string, string | number][] = [
  ["season:2:en", "Summer"],
  ["season:2:bs", "Ljeto"],
  ["season:2:from", "2026-07-01"],
  ["season:2:to", "2026-08-31"],
  ["season:2:min", 5],
  ["season:2:priority", 4],
  ["rate:car:12:base:day", 2000],
  ["rate:car:12:base:weekend", 2400],
  ["rate:category:suv:2:day", 5000],
  ["discount:7", 10],
  ["one-way:office:moon", 900],
  ["place:office:delivery", 100],
  ["place:office:hours", "fee"],
  ["place:office:hours-fee", 2000],
  ["young:until", 22],
  ["young:per-day", 300],
  ["young:cap", 3000],
];

const read = (...entries: [string, string | number][]) => fromCells(new Map(entries), kept);

test("prices are these cells, and the cells are these prices", () => {
  expect([...toCells(prices)]).toEqual(cells);
  expect(fromCells(new Map(cells), kept)).toEqual({
    ...prices,
    rates: [
      { id: expect.any(Number), carId: 12, perDayCents: 2000, weekendPerDayCents: 2400 },
      { id: expect.any(Number), category: "suv", seasonId: 2, perDayCents: 5000 },
    ],
  });
  const [first, second] = fromCells(new Map(cells), kept).rates;
  expect(Number(second?.id)).toBeGreaterThan(Number(first?.id));
  expect(first?.id).toBe(7);
});

test("a rate of nobody has no cell", () => {
  expect([
    ...toCells({ ...prices, rates: [{ id: 1, perDayCents: 2000 }] }).keys(),
  ]).not.toContainEqual(expect.stringMatching(/^rate/));
});

test("without cells nothing is said, and what has a price of its own keeps it", () => {
  expect(read()).toEqual({
    seasons: [],
    rates: [],
    lengthDiscounts: [],
    oneWayFees: [],
    ...kept,
  });
});

test("places and the surcharge are what their cells say", () => {
  const changed = read(
    ["place:office:delivery", 0],
    ["place:office:hours", "blocked"],
    ["place:office:hours-fee", 0],
    ["place:moon:delivery", 7],
    ["young:until", 25],
    ["young:per-day", 0],
    ["young:cap", 0],
  );
  expect(changed.places).toEqual([
    { id: "office", deliveryFeeCents: 0, outOfHours: "blocked", outOfHoursFeeCents: 0 },
  ]);
  expect(changed.youngDriver).toEqual({
    youngDriverUntil: 25,
    youngDriverPerDayCents: 0,
    youngDriverCapCents: 0,
  });
});

test("what is no number is no price, and a weekend alone is none", () => {
  const odd = read(
    ["rate:car:12:base:day", "20"],
    ["rate:car:13:base:weekend", 2400],
    ["discount:7", "10"],
    ["one-way:office:moon", "9"],
    ["young:cap", "3"],
    ["place:office:delivery", "x"],
    ["place:office:hours", "sometimes"],
    ["nothing", 3],
  );
  expect(odd).toEqual(read());
});

test("discounts stand in the order of days, seasons in that of their dates and then of their numbers", () => {
  const season = (id: number, from: string): [string, string][] => [
    [`season:${id}:from`, from],
    [`season:${id}:to`, "2027-12-31"],
  ];
  const { lengthDiscounts, seasons } = read(
    ["discount:14", 15],
    ["discount:7", 10],
    ["discount:21", 20],
    ...season(3, "2027-05-01"),
    ...season(2, "2027-06-01"),
    ...season(9, "2027-01-01"),
    ...season(1, "2027-05-01"),
  );
  expect(lengthDiscounts.map(({ fromDays }) => fromDays)).toEqual([7, 14, 21]);
  expect(seasons.map(({ id }) => id)).toEqual([9, 1, 3, 2]);
  expect(seasons[0]).toEqual({
    id: 9,
    name: { en: "", bs: "" },
    from: "2027-01-01",
    to: "2027-12-31",
    priority: 10,
  });
});

test.each([["from"], ["to"]])("a season without its day %s is left out", (part) => {
  const whole: [string, string][] = [
    ["season:3:en", "Easter"],
    ["season:3:from", "2027-03-20"],
    ["season:3:to", "2027-04-05"],
  ];
  expect(read(...whole).seasons).toHaveLength(1);
  expect(read(...whole.filter(([key]) => key !== `season:3:${part}`)).seasons).toEqual([]);
});

test("three words say what a place does out of hours", () => {
  const words: Cells = new Map(["free", "fee", "blocked", "", "Free"].map((word) => [word, word]));
  expect([...words.values(), 7, undefined].map(outOfHoursOf)).toEqual([
    "free",
    "fee",
    "blocked",
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
