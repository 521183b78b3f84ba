import { describe, expect, test } from "vitest";

import { clio, polo, priceList } from "../../../../test/casts/small-agency.ts";
import { dayRate, isWeekend } from "./day-rate.ts";
import type { Rate, Season } from "../price-list.ts";

const wednesday = "2026-07-15";
const season: Season = {
  id: 1,
  name: { en: "", bs: "" },
  from: "2026-07-01",
  to: "2026-08-31",
  priority: 1,
};
const category: Rate = { id: 1, category: "economy", perDayCents: 1000 };
const car: Rate = { id: 2, carId: 12, perDayCents: 2000 };
const categoryInSeason: Rate = { id: 3, category: "economy", seasonId: 1, perDayCents: 3000 };
const carInSeason: Rate = { id: 4, carId: 12, seasonId: 1, perDayCents: 4000 };

function cents(rates: Rate[], seasons = [season], date = wednesday) {
  return dayRate(clio, date, { rates, seasons })?.perDayCents;
}

describe("the most specific rate wins", () => {
  test.each([
    [[category, car, categoryInSeason, carInSeason], 4000],
    [[category, car, categoryInSeason], 3000],
    [[category, car], 2000],
    [[category], 1000],
  ])("of %#: %i", (rates, expected) => {
    expect(cents(rates)).toBe(expected);
    expect(cents(rates.toReversed())).toBe(expected);
  });

  test("and without any there is no price", () => {
    expect(cents([])).toBeUndefined();
    expect(
      cents([
        { ...car, carId: 13 },
        { ...category, category: "suv" },
      ]),
    ).toBeUndefined();
    expect(cents([carInSeason], [])).toBeUndefined();
  });

  test("the first of two equal rates counts", () => {
    expect(cents([category, { ...category, id: 9, perDayCents: 1 }])).toBe(1000);
  });
});

describe("a season", () => {
  test("holds from its first to its last day", () => {
    const on = (date: string) => dayRate(polo, date, priceList)?.perDayCents;
    expect(["2026-06-30", "2026-07-01", "2026-08-31", "2026-09-01"].map(on)).toEqual([
      1665, 2500, 2500, 1665,
    ]);
    const own = (date: string) => cents([category, categoryInSeason], [season], date);
    expect([season.from, season.to].map(own)).toEqual([3000, 3000]);
  });

  test("with the higher priority wins, then the lower id", () => {
    const fair = { ...season, id: 2, priority: 2 };
    const fairRate = { ...categoryInSeason, seasonId: 2, perDayCents: 9000 };
    expect(cents([carInSeason, fairRate], [season, fair])).toBe(9000);
    expect(cents([carInSeason, fairRate], [season, { ...fair, priority: 0 }])).toBe(4000);
    expect(cents([carInSeason, fairRate], [{ ...fair, priority: 1 }, season])).toBe(4000);
  });

  test("without a rate for the car leaves the day to the next one", () => {
    expect(cents([categoryInSeason], [season, { ...season, id: 2, priority: 2 }])).toBe(3000);
  });
});

describe("the weekend price", () => {
  test("holds for days that start on Friday, Saturday or Sunday", () => {
    const week = [
      "2026-05-04",
      "2026-05-05",
      "2026-05-06",
      "2026-05-07",
      "2026-05-08",
      "2026-05-09",
      "2026-05-10",
    ];
    expect(week.map(isWeekend)).toEqual([false, false, false, false, true, true, true]);
    expect(week.map((date) => dayRate(clio, date, priceList))).toEqual([
      ...Array.from({ length: 4 }, () => ({ perDayCents: 2000, weekend: false })),
      ...Array.from({ length: 3 }, () => ({ perDayCents: 2400, weekend: true })),
    ]);
  });

  test("needs a rate that has one", () => {
    expect(dayRate(polo, "2026-05-09", priceList)).toStrictEqual({
      perDayCents: 1665,
      weekend: false,
    });
    expect(dayRate(clio, "2026-07-11", priceList)).toEqual({
      perDayCents: 3000,
      seasonId: 1,
      weekend: false,
    });
  });
});
