import { expect, test } from "vitest";
import { clio, mayWeek, polo, priceList } from "../../../../test/casts/small-agency.ts";
import type { Trip } from "../../reservations/trip/trip.ts";
import { quote } from "../quote.ts";
import type { SeasonPrices } from "./season-prices.ts";
import { seasonPrices } from "./season-prices.ts";

const asked = {
  priceList,
  now: "2026-05-04T10:00",
  locationId: "airport-tuzla",
};
const priceOf = (car: typeof polo | typeof clio) => (trip: Trip) => {
  const priced = quote({ ...mayWeek, car, trip }, priceList);
  return priced.ok ? priced.quote : undefined;
};
const table = (prices: SeasonPrices[]) =>
  prices.map(({ seasonId, rows }) => [
    seasonId,
    ...rows.map(({ trip, quote: price }) => [
      trip.pickupAt.slice(5, 10),
      price.rentalDays,
      price.totalCents,
    ]),
  ]);

test("each season with the shortest rental and the lengths that are cheaper", () => {
  expect(table(seasonPrices(polo, { ...asked, priceOf: priceOf(polo) }))).toEqual([
    [undefined, ["05-05", 3, 3 * 1665], ["05-05", 7, 10_489], ["05-05", 14, 19_813]],
    [1, ["07-01", 5, 5 * 2500], ["07-01", 7, 15_750], ["07-01", 14, 29_750]],
  ]);
});

test("the days outside the seasons are one group with their dates", () => {
  const [base, summer] = seasonPrices(polo, { ...asked, priceOf: priceOf(polo) });
  expect(base?.spans).toEqual([
    { from: "2026-05-05", to: "2026-06-30" },
    { from: "2026-09-01", to: "2027-05-04" },
  ]);
  expect(summer?.spans).toEqual([{ from: "2026-07-01", to: "2026-08-31" }]);
});

test("every total is the quote of a trip that lies in its season as a whole", () => {
  for (const { seasonId, rows } of seasonPrices(clio, { ...asked, priceOf: priceOf(clio) })) {
    for (const { trip, quote: price } of rows) {
      expect(priceOf(clio)(trip)).toEqual(price);
      const car = price.lines.find((line) => line.code === "car");
      expect(car?.reason.runs.every((run) => run.seasonId === seasonId)).toBe(true);
    }
  }
});

test("a length that fits into no span is left out, and so is a season without any", () => {
  const now = "2026-08-20T10:00";
  const [summer, base] = seasonPrices(polo, { ...asked, now, priceOf: priceOf(polo) });
  expect(summer?.rows.map((row) => row.quote.rentalDays)).toEqual([5, 7]);
  expect(base?.rows.map((row) => row.trip.pickupAt)).toEqual(
    Array.from({ length: 3 }, () => "2026-09-01T10:00"),
  );
  const late = seasonPrices(polo, { ...asked, now: "2026-08-28T10:00", priceOf: priceOf(polo) });
  expect(late.map(({ seasonId }) => seasonId)).toEqual([undefined]);
});

test("lengths go from the shortest rental of any span to the longest rental, in their order", () => {
  const list = {
    ...priceList,
    rules: { ...priceList.rules, maxRentalDays: 14 },
    lengthDiscounts: [
      { fromDays: 21, percent: 20 },
      { fromDays: 14, percent: 15 },
      { fromDays: 2, percent: 1 },
      { fromDays: 7, percent: 10 },
    ],
  };
  const days = (priced: SeasonPrices[]) =>
    priced.map(({ rows }) => rows.map(({ quote: price }) => price.rentalDays));
  const shown = seasonPrices(polo, { ...asked, priceList: list, priceOf: priceOf(polo) });
  expect(days(shown)).toEqual([
    [3, 7, 14],
    [5, 7, 14],
  ]);
});

test("a span takes a trip that fits it to the day, and the shortest of its own days alone", () => {
  const week = { id: 2, name: { en: "W", bs: "W" }, from: "2026-05-11", to: "2026-05-17" };
  const easter = { ...week, id: 3, from: "2026-06-01", to: "2026-06-04" };
  const seasons = [
    { ...week, priority: 2 },
    { ...easter, priority: 2, minRentalDays: 7 },
  ];
  const rates = [
    { id: 1, carId: 11, seasonId: 2, perDayCents: 2000 },
    { id: 2, carId: 11, seasonId: 3, perDayCents: 3000 },
  ];
  const list = { ...priceList, seasons, rates };
  const quoted = (trip: Trip) => {
    const priced = quote({ ...mayWeek, car: polo, trip }, list);
    return priced.ok ? priced.quote : undefined;
  };
  const [first, ...others] = seasonPrices(polo, { ...asked, priceList: list, priceOf: quoted });
  expect(first?.seasonId).toBe(2);
  expect(first?.rows.map(({ quote: price, trip }) => [price.rentalDays, trip.pickupAt])).toEqual([
    [3, "2026-05-11T10:00"],
    [7, "2026-05-11T10:00"],
  ]);
  expect(others).toEqual([]);
  expect(seasonPrices(polo, { ...asked, priceOf: priceOf(polo) })[0]).not.toHaveProperty(
    "seasonId",
  );
});

test("spans of one group that ask for different lengths each have the rows that they allow", () => {
  const slow = { id: 9, name: { en: "Slow", bs: "Slow" }, priority: 2, minRentalDays: 10 };
  const shown = (from: string, to: string) => {
    const list = { ...priceList, seasons: [...priceList.seasons, { ...slow, from, to }] };
    const quoted = (trip: Trip) => {
      const priced = quote({ ...mayWeek, car: polo, trip }, list);
      return priced.ok ? priced.quote : undefined;
    };
    const groups = seasonPrices(polo, { ...asked, priceList: list, priceOf: quoted });
    const base = groups.find(({ seasonId }) => seasonId === undefined);
    return base?.rows.map(({ quote: price, trip }) => [
      price.rentalDays,
      trip.pickupAt.slice(0, 10),
    ]);
  };
  expect(shown("2026-09-01", "2026-09-20")?.[0]).toEqual([3, "2026-05-05"]);
  expect(shown("2026-05-05", "2026-05-20")?.[0]).toEqual([3, "2026-09-01"]);
});

test("a trip without a price is no row", () => {
  const twice = (trip: Trip) =>
    trip.dropoffAt.startsWith("2026-05-08") ? undefined : priceOf(polo)(trip);
  const [base] = seasonPrices(polo, { ...asked, priceOf: twice });
  expect(base?.rows.map((row) => row.quote.rentalDays)).toEqual([7, 14]);
});

test("a car without a price has none", () => {
  const suv = { id: 31, category: "suv" } as const;
  expect(seasonPrices(suv, { ...asked, priceOf: () => undefined })).toEqual([]);
});
