import { describe, expect, test } from "vitest";
import { rateKey, type Cells } from "./price-cells.ts";
import { raisePrices, raiseRange } from "./raise-prices.ts";

const summer = 3;
const cars = [
  { id: 1, category: "economy" },
  { id: 2, category: "economy" },
  { id: 3, category: "suv" },
] as const;
const day = (carId: number, seasonId?: number) => rateKey({ carId }, seasonId, "day");
const weekend = (carId: number, seasonId?: number) => rateKey({ carId }, seasonId, "weekend");
const economy = { categories: ["economy"], cars, percent: 10 } as const;
const cellsOf = (entries: [string, number][]): Cells => new Map(entries);

describe("raising prices by percent", () => {
  test("changes what is written in the season, to ten cents, and nothing of other cars or days", () => {
    const cells = cellsOf([
      [day(1), 1665],
      [day(1, summer), 2990],
      [weekend(1, summer), 3155],
      [day(2, summer), 3150],
      [day(3, summer), 5000],
    ]);
    expect(raisePrices(cells, { ...economy, seasonId: summer })).toEqual({
      [day(1, summer)]: 3290,
      [weekend(1, summer)]: 3470,
      [day(2, summer)]: 3470,
    });
  });

  test("gives a car without a price in the season one of its own, weekends too where they differ", () => {
    const cells = cellsOf([
      [day(1), 2000],
      [weekend(1), 2400],
      [rateKey({ category: "economy" }, undefined, "day"), 1800],
    ]);
    expect(raisePrices(cells, { ...economy, seasonId: summer })).toEqual({
      [day(1, summer)]: 2200,
      [weekend(1, summer)]: 2640,
      [day(2, summer)]: 1980,
    });
  });

  test("leaves a car to its category where that has a price in the season", () => {
    const category = rateKey({ category: "economy" }, summer, "day");
    const cells = cellsOf([
      [category, 3000],
      [day(1), 2000],
    ]);
    expect(raisePrices(cells, { ...economy, seasonId: summer })).toEqual({ [category]: 3300 });
  });

  test("outside the seasons changes the base prices, down as well as up", () => {
    const cells = cellsOf([
      [day(1), 2000],
      [day(1, summer), 3000],
    ]);
    const lower = { ...economy, seasonId: undefined, percent: -5 };
    expect(raisePrices(cells, lower)).toEqual({ [day(1)]: 1900 });
  });

  test("gives a car that has no price in the season, while another car has one there, one of its own too", () => {
    const cells = cellsOf([
      [day(1, summer), 3000],
      [day(2), 2000],
      [weekend(2), 2000],
    ]);
    expect(raisePrices(cells, { ...economy, seasonId: summer })).toEqual({
      [day(1, summer)]: 3300,
      [day(2, summer)]: 2200,
    });
  });

  test("outside the seasons gives no car a price that it has from its category", () => {
    const category = rateKey({ category: "economy" }, undefined, "day");
    const own = { ...economy, seasonId: undefined };
    expect(raisePrices(cellsOf([[category, 2000]]), own)).toEqual({ [category]: 2200 });
    expect(raisePrices(cellsOf([[day(1), 2000]]), { ...own, categories: ["suv"] })).toEqual({});
  });

  test("goes from half to double", () => {
    expect(raiseRange).toEqual({ least: -50, most: 100 });
  });

  test("never makes a day free, and has nothing to say where there is no price", () => {
    const lower = { ...economy, seasonId: undefined, percent: -50 };
    expect(raisePrices(cellsOf([[day(1), 5]]), lower)).toEqual({ [day(1)]: 10 });
    expect(raisePrices(cellsOf([]), { ...economy, seasonId: summer })).toEqual({});
  });
});
