import { describe, expect, test } from "vitest";
import { checkCells, type Standing } from "./check-cells.ts";
import { toCells } from "./cells-of-prices.ts";
import type { EditablePrices } from "./editable-prices.ts";
import { rateKey } from "./price-cells.ts";

const season = (id: number, from: string, to: string) => ({
  id,
  name: { en: "S", bs: "S" },
  from,
  to,
  priority: 1,
});
const prices: EditablePrices = {
  seasons: [season(1, "2026-07-01", "2026-07-31"), season(2, "2026-09-01", "2026-09-30")],
  rates: [
    { id: 1, category: "economy", perDayCents: 1600 },
    { id: 2, carId: 12, perDayCents: 2000, weekendPerDayCents: 2400 },
    { id: 3, carId: 31, perDayCents: 5000 },
  ],
  lengthDiscounts: [
    { fromDays: 7, percent: 10 },
    { fromDays: 14, percent: 15 },
  ],
  oneWayFees: [],
  places: [{ id: "office", deliveryFeeCents: 0, outOfHours: "fee", outOfHoursFeeCents: 2000 }],
  youngDriver: { youngDriverUntil: 22, youngDriverPerDayCents: 300, youngDriverCapCents: 3000 },
};
const standing: Standing = {
  prices,
  cars: [
    { id: 11, category: "economy", published: true },
    { id: 12, category: "economy", published: true },
    { id: 31, category: "suv", published: true },
    { id: 32, category: "stationwagon", published: true },
    { id: 33, category: "compact", published: false },
  ],
  minDriverAge: 21,
};

type Change = Record<string, string | number | null>;
/** The faults of a change, whose cells are those that were touched unless `touched` says so. */
function faultsOf(change: Change, touched: readonly string[] = Object.keys(change), more = {}) {
  const cells = new Map(toCells(prices));
  for (const [key, value] of Object.entries(change)) {
    if (value === null) cells.delete(key);
    else cells.set(key, value);
  }
  return checkCells(cells, new Set(touched), { ...standing, ...more });
}

describe("a weekend", () => {
  test("needs its day, in the very season and of the very car", () => {
    const alone = { code: "stands-alone" };
    expect(faultsOf({ "rate:car:12:base:day": null })).toEqual({ "rate:car:12:base:day": alone });
    expect(faultsOf({ "rate:car:12:1:weekend": 2500 })).toEqual({ "rate:car:12:1:weekend": alone });
    expect(faultsOf({ "rate:car:11:base:weekend": 1 })).toEqual({
      "rate:car:11:base:weekend": alone,
    });
    expect(faultsOf({ "rate:car:12:base:weekend": 2500 })).toEqual({});
    expect(faultsOf({ "rate:category:economy:base:weekend": 1700 })).toEqual({});
  });

  test("and what names no cell brings no fault", () => {
    expect(faultsOf({}, ["nonsense", "discount:x"])).toEqual({});
  });

  test("that stood alone before is not held against another cell", () => {
    expect(faultsOf({ "rate:car:12:1:weekend": 2500 }, ["discount:7"])).toEqual({});
  });
});

describe("a season", () => {
  const dates = (from: string, to: string) => ({
    "season:5:en": "E",
    "season:5:bs": "E",
    "season:5:from": from,
    "season:5:to": to,
  });

  test("may last a day, or a year with its leap day, and no longer", () => {
    expect(faultsOf(dates("2026-12-24", "2026-12-24"))).toEqual({});
    expect(faultsOf(dates("2027-01-01", "2028-01-01"))).toEqual({});
    expect(faultsOf(dates("2027-01-01", "2028-01-02"))).toEqual({
      "season:5:to": { code: "too-many-days" },
    });
    expect(faultsOf(dates("2027-01-02", "2027-01-01"))).toEqual({
      "season:5:to": { code: "ends-before-start" },
    });
  });

  test("touches no other, not even by a day", () => {
    expect(faultsOf(dates("2026-08-01", "2026-08-31"))).toEqual({});
    const overlap = (seasonId: number) => ({ "season:5:from": { code: "overlap", seasonId } });
    expect(faultsOf(dates("2026-07-31", "2026-08-31"))).toEqual(overlap(1));
    expect(faultsOf(dates("2026-08-01", "2026-09-01"))).toEqual(overlap(2));
    expect(faultsOf(dates("2026-07-31", "2026-08-31"), ["season:5:from"])).toEqual(overlap(1));
    expect(faultsOf(dates("2026-07-31", "2026-08-31"), ["season:5:to"])).toEqual(overlap(1));
    expect(faultsOf(dates("2026-07-31", "2026-08-31"), ["season:5:en"])).toEqual({});
    expect(faultsOf(dates("2026-07-31", "2026-08-31"), ["season:15:to", "season:1:en"])).toEqual(
      {},
    );
  });

  test("needs both names and both days, once anything of it is there", () => {
    const missing = { code: "missing" };
    expect(faultsOf({ "season:5:min": 3 })).toEqual({
      "season:5:en": missing,
      "season:5:bs": missing,
      "season:5:from": missing,
      "season:5:to": missing,
    });
    expect(faultsOf({ "season:1:en": null, "season:1:from": null })).toEqual({
      "season:1:en": missing,
      "season:1:from": missing,
    });
    expect(faultsOf({ "season:1:priority": null, "season:1:min": 2 })).toEqual({});
    expect(faultsOf({}, ["season:9:en"])).toEqual({});
    expect(faultsOf({ "season:5:min": 3 }, ["discount:7"])).toEqual({});
  });
});

test("a longer rental takes off more, never the same", () => {
  const fault = { code: "not-ascending" };
  expect(faultsOf({ "discount:14": 10 })).toEqual({ "discount:14": fault });
  expect(faultsOf({ "discount:14": 11 })).toEqual({});
  expect(faultsOf({ "discount:7": 15 })).toEqual({ "discount:7": fault });
  expect(faultsOf({ "discount:21": 14 })).toEqual({ "discount:21": fault });
  expect(faultsOf({ "discount:14": 10 }, ["discount:7", "discount:14"])).toEqual({
    "discount:14": fault,
  });
  expect(faultsOf({ "discount:14": 10 }, ["discount:21"])).toEqual({});
});

test("a place that asks a fee out of hours has one", () => {
  const fault = { "place:office:hours-fee": { code: "fee-missing" } };
  expect(faultsOf({ "place:office:hours-fee": 0 })).toEqual(fault);
  expect(faultsOf({ "place:office:hours-fee": 0 }, ["place:office:hours"])).toEqual(fault);
  expect(faultsOf({ "place:office:hours-fee": 0 }, ["place:office:delivery"])).toEqual({});
  expect(faultsOf({ "place:office:hours-fee": 0, "place:office:hours": "free" })).toEqual({});
  expect(faultsOf({ "place:office:hours-fee": 1 })).toEqual({});
});

test("the surcharge of the young is capped at a day or more, and theirs is an age that drivers have", () => {
  const under = { "young:cap": { code: "under-day" } };
  expect(faultsOf({ "young:cap": 299 })).toEqual(under);
  expect(faultsOf({ "young:cap": 300 })).toEqual({});
  expect(faultsOf({ "young:per-day": 3001 })).toEqual(under);
  expect(faultsOf({ "young:cap": 299 }, ["young:until"])).toEqual({});
  const old = { "young:until": { code: "under-least-age", minDriverAge: 21 } };
  expect(faultsOf({ "young:until": 20 })).toEqual(old);
  expect(faultsOf({ "young:until": 20 }, ["young:cap"])).toEqual({});
});

describe("a car on offer that had a price keeps one", () => {
  const economy = rateKey({ category: "economy" }, undefined, "day");
  const suv = rateKey({ carId: 31 }, undefined, "day");
  const without = (carId: number) => ({ code: "car-without-price", carId });

  test("its own, or that of its category", () => {
    expect(faultsOf({ [economy]: null })).toEqual({ [economy]: without(11) });
    expect(faultsOf({ [suv]: null })).toEqual({ [suv]: without(31) });
    const both = { [suv]: null, "rate:category:suv:base:day": 4000 };
    expect(faultsOf(both)).toEqual({});
    expect(faultsOf({ "rate:car:12:base:day": null, "rate:car:12:base:weekend": null })).toEqual(
      {},
    );
  });

  test("one that had none, or is hidden, is asked nothing, and neither is another's change", () => {
    expect(faultsOf({}, ["rate:category:stationwagon:base:day"])).toEqual({});
    expect(faultsOf({}, ["rate:category:compact:base:day"])).toEqual({});
    expect(faultsOf({ [suv]: null }, ["rate:car:12:base:day"])).toEqual({});
    const hidden = standing.cars.map((car) => ({ ...car, published: car.id !== 31 }));
    expect(faultsOf({ [suv]: null }, [suv], { cars: hidden })).toEqual({});
  });
});
