import * as fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "../../calendar.ts";
import { clio, polo, priceList } from "../../../../test/casts/small-agency.ts";
import { dayRate, isWeekend } from "./day-rate.ts";
import { explainDayRate } from "./explain-day-rate.ts";
import type { Rate, Season } from "../price-list.ts";

const seasonIds = [undefined, 1, 2];
const rate = fc
  .record({
    carId: fc.constantFrom(undefined, 11, 12),
    seasonId: fc.constantFrom(...seasonIds),
    perDayCents: fc.integer({ min: 1, max: 100_000 }),
    weekendPerDayCents: fc.option(fc.integer({ min: 1, max: 100_000 }), { nil: undefined }),
  })
  .map((drawn): Omit<Rate, "id"> =>
    drawn.carId === undefined ? { ...drawn, category: "economy" } : drawn,
  );
const season = (id: number) =>
  fc
    .record({
      start: fc.integer({ min: 0, max: 300 }),
      days: fc.integer({ min: 0, max: 90 }),
      priority: fc.integer({ min: 0, max: 2 }),
    })
    .map(({ start, days, priority }): Season => {
      const from = addDays("2026-01-01", start);
      return { id, name: { en: "", bs: "" }, from, to: addDays(from, days), priority };
    });
const list = fc.record({
  seasons: fc.tuple(season(1), season(2)),
  rates: fc
    .array(rate, { maxLength: 8 })
    .map((rates) => rates.map((one, index) => ({ id: index + 1, ...one }))),
  lengthDiscounts: fc.constant(priceList.lengthDiscounts),
});

test("the explanation says the price that the trip has, and whose rate it is", () => {
  fc.assert(
    fc.property(
      list,
      fc.constantFrom(polo, clio),
      fc.integer({ min: 0, max: 400 }),
      (drawn, car, day) => {
        const date = addDays("2026-01-01", day);
        const [told, priced] = [explainDayRate(car, date, drawn), dayRate(car, date, drawn)];
        expect(told?.perDayCents).toBe(priced?.perDayCents);
        expect(told?.seasonId).toBe(priced?.seasonId);
        expect(told?.usesWeekendPrice).toBe(priced?.weekend);
        if (!told) return;
        expect(told.rule.endsWith("-season")).toBe(told.seasonId !== undefined);
        expect(told.usesWeekendPrice && !isWeekend(date)).toBe(false);
        const own = drawn.rates.find(
          (one) =>
            one.seasonId === told.seasonId &&
            (told.rule.startsWith("car") ? one.carId === car.id : one.category === car.category),
        );
        expect(own?.perDayCents).toBe(told.weekdayCents);
        expect(told.perDayCents).toBe(
          told.usesWeekendPrice ? own?.weekendPerDayCents : own?.perDayCents,
        );
      },
    ),
  );
});

test("says the season, the weekend, and what a long rental makes of it", () => {
  const lengthDiscounts = priceList.lengthDiscounts.toReversed();
  expect(explainDayRate(clio, "2026-05-08", { ...priceList, lengthDiscounts })).toStrictEqual({
    perDayCents: 2400,
    rule: "car",
    passedSeasonIds: [],
    isWeekend: true,
    usesWeekendPrice: true,
    weekdayCents: 2000,
    discounts: [
      { fromDays: 7, percent: 10, perDayCents: 2160 },
      { fromDays: 14, percent: 15, perDayCents: 2040 },
    ],
  });
  expect(explainDayRate(polo, "2026-07-06", priceList)).toMatchObject({
    rule: "category-season",
    seasonId: 1,
    perDayCents: 2500,
  });
});

test("a season without a price for the car is passed over, and said to be", () => {
  const rates = priceList.rates.filter(({ seasonId }) => seasonId === undefined);
  expect(explainDayRate(polo, "2026-07-06", { ...priceList, rates })).toMatchObject({
    rule: "category",
    passedSeasonIds: [1],
  });
});

test("only a season that covers the day is passed over, from its first to its last day", () => {
  const rates = priceList.rates.filter(({ seasonId }) => seasonId === undefined);
  const season = (id: number, from: string, to: string): Season => {
    return { id, name: { en: "", bs: "" }, from, to, priority: 1 };
  };
  const seasons = [
    season(2, "2026-07-06", "2026-07-31"),
    season(3, "2026-06-01", "2026-07-06"),
    season(4, "2026-07-07", "2026-07-31"),
    season(5, "2026-06-01", "2026-07-05"),
  ];
  expect(explainDayRate(polo, "2026-07-06", { ...priceList, rates, seasons })).toMatchObject({
    passedSeasonIds: [2, 3],
  });
  const rated = [...rates, { id: 9, category: "economy", seasonId: 3, perDayCents: 100 } as const];
  expect(explainDayRate(polo, "2026-07-06", { ...priceList, rates: rated, seasons })).toMatchObject(
    {
      seasonId: 3,
      passedSeasonIds: [2],
    },
  );
});

test("without a rate there is nothing to explain", () => {
  expect(explainDayRate({ id: 1, category: "suv" }, "2026-07-06", priceList)).toBeUndefined();
});
