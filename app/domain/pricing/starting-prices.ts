import type { LocalDate } from "../calendar.ts";
import type { CarCategory } from "../cars/car.ts";
import type { PricedCar } from "./lines/day-rate.ts";
import { rateBook, rateFor } from "./lines/day-rate.ts";
import type { PriceList, Rate } from "./price-list.ts";

/** Euro cents per day. A category or car without any rate is absent. */
export type StartingPrices = {
  byCategory: Partial<Record<CarCategory, number>>;
  byCar: Record<number, number>;
};

/**
 * The lowest price of one day per car, and per category of the cars given ("from €16.65"), before length discounts.
 * Seasons that ended before `today` no longer count; without it all do.
 */
export function startingPrices(
  priceList: Pick<PriceList, "rates" | "seasons">,
  cars: readonly PricedCar[],
  today?: LocalDate,
): StartingPrices {
  const prices: StartingPrices = { byCategory: {}, byCar: {} };
  for (const car of cars) {
    const lowest = lowestPrice(car, priceList, today);
    if (lowest === undefined) continue;
    prices.byCar[car.id] = lowest;
    prices.byCategory[car.category] = Math.min(prices.byCategory[car.category] ?? lowest, lowest);
  }
  return prices;
}

function lowestPrice(
  car: PricedCar,
  { rates, seasons }: Pick<PriceList, "rates" | "seasons">,
  today: LocalDate | undefined,
): number | undefined {
  const book = rateBook(rates);
  const current = seasons.filter((season) => today === undefined || season.to >= today);
  const prices = [undefined, ...current.map((season) => season.id)]
    .map((seasonId) => rateFor(car, book, seasonId))
    .flatMap((rate) => (rate ? dayPrices(rate) : []));
  return prices.length > 0 ? Math.min(...prices) : undefined;
}

function dayPrices(rate: Rate): number[] {
  return rate.weekendPerDayCents === undefined
    ? [rate.perDayCents]
    : [rate.perDayCents, rate.weekendPerDayCents];
}
