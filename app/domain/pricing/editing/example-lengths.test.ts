/** Which trips a change is shown with, at the edges of the rules. */
import { expect, test } from "vitest";
import { clio, office, polo, priceList, rules } from "../../../../test/casts/small-agency.ts";
import type { PriceList } from "../price-list.ts";
import { exampleTrips, type AskedExamples } from "./example-trips.ts";

const today = "2026-05-01";
const cars = [polo, clio];
const season = (id: number, from: string, to: string) => ({
  id,
  name: { en: "S", bs: "S" },
  from,
  to,
  priority: 1,
});

/** The trips of a change between two lists, which names these cells. */
function tripsOf(
  cells: readonly string[],
  after: Partial<PriceList>,
  more: Partial<AskedExamples> & { before?: PriceList } = {},
) {
  const before = more.before ?? priceList;
  const changes = cells.map((cell) => ({ cell, before: 1, after: 2 }));
  return exampleTrips({ before, after: { ...before, ...after }, changes, cars, today, ...more });
}
const dearer = (ids: readonly number[]) =>
  priceList.rates.map((rate) =>
    ids.includes(rate.id) ? { ...rate, perDayCents: rate.perDayCents + 500 } : rate,
  );

test("nothing is shown for what changes no price, and a key that names nothing is passed over", () => {
  expect(tripsOf(["nothing", "season:1:en"], {})).toEqual([]);
});

test("six lengths at most, the shortest first, each once", () => {
  const steps = [30, 28, 21, 7, 10, 45];
  const cells = steps.map((days) => `discount:${days}`);
  const lengthDiscounts = [...priceList.lengthDiscounts, { fromDays: 21, percent: 20 }];
  const trips = tripsOf(cells, { lengthDiscounts });
  expect(trips.map(({ days }) => days)).toEqual([3, 7, 10, 14, 21, 28]);
  expect(trips.every(({ reason }) => reason === "length")).toBe(true);
  expect(trips.every(({ carId }) => carId === polo.id)).toBe(true);
  expect(trips[0]?.trip.pickupAt).toBe("2026-05-08T10:00");
  expect(trips[0]).not.toHaveProperty("driverAge");
});

test("a discount without a car that has a price shows nothing", () => {
  const suv = { id: 31, category: "suv", minDriverAge: 19 } as const;
  expect(tripsOf(["discount:21"], {}, { cars: [suv] })).toEqual([]);
  expect(tripsOf(["place:office:delivery"], {}, { cars: [suv] })).toEqual([]);
  expect(tripsOf(["one-way:office:airport-tuzla"], {}, { cars: [suv] })).toEqual([]);
  expect(tripsOf(["young:cap"], {}, { cars: [suv] })).toEqual([]);
});

test("without a place nothing is shown", () => {
  expect(tripsOf(["discount:21"], { locations: [] })).toEqual([]);
});

test("the car of a category whose day changes most stands for it, up or down", () => {
  const trips = tripsOf(["rate:car:12:base:day"], {
    rates: priceList.rates.map((rate) => {
      if (rate.id === 1) return { ...rate, perDayCents: rate.perDayCents + 10 };
      return rate.id === 4 ? { ...rate, perDayCents: 1000, weekendPerDayCents: 1000 } : rate;
    }),
  });
  expect(trips.map(({ carId }) => carId)).toEqual([12, 12, 12]);
  const other = tripsOf(["rate:category:economy:base:day"], { rates: dearer([1]) });
  expect(other.map(({ carId }) => carId)).toEqual([11, 11, 11]);
});

test("a price that comes or goes is a change as well", () => {
  const suv = { id: 31, category: "suv", minDriverAge: 19 } as const;
  const rates = [...priceList.rates, { id: 9, carId: 31, perDayCents: 5000 }];
  const cell = ["rate:car:31:base:day"];
  const comes = tripsOf(cell, { rates }, { cars: [suv] });
  expect(comes.map(({ before, days }) => [days, before])).toEqual([
    [3, "no-price"],
    [7, "no-price"],
    [14, "no-price"],
  ]);
  const goes = tripsOf(
    cell,
    { rates: priceList.rates },
    { cars: [suv], before: { ...priceList, rates } },
  );
  expect(goes).toHaveLength(3);
  expect(goes.every(({ reason }) => reason === "day-price")).toBe(true);
});

test("the first day of each season that changes, four at most and in their order", () => {
  const seasons = [
    season(1, "2026-06-01", "2026-06-30"),
    season(2, "2026-07-01", "2026-07-31"),
    season(3, "2026-08-01", "2026-08-31"),
    season(4, "2026-09-01", "2026-09-30"),
    season(5, "2026-10-01", "2026-10-31"),
  ];
  const rates = (more: number) =>
    seasons.map(({ id }) => ({ id, carId: 11, seasonId: id, perDayCents: 2000 + more }));
  const before = { ...priceList, seasons, rates: rates(0) };
  const cells = seasons.map(({ id }) => `rate:car:11:${id}:day`);
  const days = tripsOf(cells, { rates: rates(100) }, { before }).map(({ trip }) => trip.pickupAt);
  expect([...new Set(days)].map((at) => at.slice(0, 10))).toEqual([
    "2026-06-01",
    "2026-07-01",
    "2026-08-01",
    "2026-09-01",
  ]);
});

test("a day is looked for from tomorrow on, as far as 800 days, and never today", () => {
  const far = (from: string) => {
    const seasons = [season(1, from, from)];
    const rates = [{ id: 1, carId: 11, seasonId: 1, perDayCents: 2000 }];
    const before = { ...priceList, seasons, rates };
    const after = { rates: [{ id: 1, carId: 11, seasonId: 1, perDayCents: 2100 }] };
    return tripsOf(["rate:car:11:1:day"], after, { before }).length;
  };
  expect([far("2026-05-01"), far("2026-05-02"), far("2028-07-09"), far("2028-07-10")]).toEqual([
    0, 3, 3, 0,
  ]);
});

test("a trip is as long as both lists allow", () => {
  const before = { ...priceList, rules: { ...rules, minRentalDays: 5 } };
  const after = { rules: { ...rules, minRentalDays: 4 }, rates: dearer([1]) };
  const trips = tripsOf(["rate:category:economy:base:day"], after, { before });
  expect(trips.map(({ days }) => days)).toEqual([5, 7, 14]);
  const other = tripsOf(["rate:category:economy:base:day"], {
    rules: { ...rules, minRentalDays: 8 },
    rates: dearer([1]),
  });
  expect(other.map(({ days }) => days)).toEqual([8, 14]);
});

test("each fee is shown once by what it is for", () => {
  const cells = [
    "place:office:hours",
    "place:office:hours-fee",
    "place:office:delivery",
    "one-way:office:airport-tuzla",
    "discount:7",
  ];
  const trips = tripsOf(cells, {});
  const shown = trips.filter(({ reason }) => reason !== "length");
  expect(shown.map(({ reason, days }) => [reason, days])).toEqual([
    ["delivery", 3],
    ["hours", 3],
    ["one-way", 3],
  ]);
  expect(tripsOf(["young:cap", "discount:7"], {}).map(({ reason }) => reason)).toContain("young");
  expect(tripsOf(["place:moon:hours"], {})).toEqual([]);
});

test("a place that is open for all but the last half hour of two weeks has nobody there then, and later counts no more", () => {
  const always = { opens: "00:00", closes: "24:00" } as const;
  const weekly = Array.from({ length: 7 }, () => always);
  const closedOn = (date: string) => {
    const special = [{ date, span: undefined, label: { en: "x", bs: "x" } }];
    const locations = [{ ...office, hours: { weekly, special } }];
    return tripsOf(
      ["place:office:hours-fee"],
      { locations },
      { before: { ...priceList, locations } },
    );
  };
  expect(closedOn("2026-05-08")[0]?.trip.pickupAt).toBe("2026-05-08T23:30");
  expect(closedOn("2026-05-21")[0]?.trip.pickupAt).toBe("2026-05-21T23:30");
  expect(closedOn("2026-05-22")).toEqual([]);
});

test("six ways at most", () => {
  const cells = Array.from({ length: 8 }, (_, index) => `one-way:office:place-${index}`);
  expect(tripsOf(cells, {})).toHaveLength(6);
});

test("the young driver is a year below the higher of both ages", () => {
  const raised = tripsOf(["young:until"], { rules: { ...rules, youngDriverUntil: 25 } });
  expect(raised.map(({ driverAge, reason }) => [driverAge, reason])).toEqual(
    [24, 24, 24].map((age) => [age, "young"]),
  );
  const lowered = tripsOf(["young:until"], { rules: { ...rules, youngDriverUntil: 20 } });
  expect(lowered.map(({ driverAge }) => driverAge)).toEqual([21, 21, 21]);
});
