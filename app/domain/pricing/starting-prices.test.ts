import { expect, test } from "vitest";

import { clio, polo, priceList } from "../../../test/casts/small-agency.ts";
import { startingPrices } from "./starting-prices.ts";

const fleet = [polo, clio, { id: 21, category: "compact" }, { id: 31, category: "suv" }] as const;

test("the lowest day price of each car and category", () => {
  expect(startingPrices(priceList, fleet)).toEqual({
    byCategory: { economy: 1665, compact: 1955 },
    byCar: { 11: 1665, 12: 2000, 21: 1955 },
  });
});

test("comes from a cheap season or a cheap weekend too, until the season has ended", () => {
  const rates = [
    ...priceList.rates,
    { id: 8, carId: 11, seasonId: 1, perDayCents: 1200 },
    { id: 9, category: "compact", seasonId: 2, perDayCents: 1955, weekendPerDayCents: 1500 },
  ] as const;
  const winter = {
    ...priceList.seasons[0],
    id: 2,
    from: "2026-12-01",
    to: "2026-12-31",
    name: { en: "", bs: "" },
    priority: 1,
  };
  const list = { rates, seasons: [...priceList.seasons, winter] };
  expect(startingPrices(list, fleet).byCategory).toEqual({ economy: 1200, compact: 1500 });
  expect(startingPrices(list, fleet, "2026-08-31").byCategory).toEqual({
    economy: 1200,
    compact: 1500,
  });
  expect(startingPrices(list, fleet, "2026-09-01").byCategory).toEqual({
    economy: 1665,
    compact: 1500,
  });
});

test("without rates there is none", () => {
  expect(startingPrices({ rates: [], seasons: [] }, fleet)).toEqual({ byCategory: {}, byCar: {} });
});
