import { carCategories, type CarCategory } from "../cars/car.ts";
import type { ProtectionPlan } from "../pricing/price-list.ts";

export type CheaperLonger = { category: CarCategory; days: number };

/**
 * The bands at whose beginning a longer rental costs less in all than one that is a day shorter: allowed, though seldom meant.
 * `days` is the first day of such a band.
 */
export function cheaperLonger(prices: ProtectionPlan["prices"]): CheaperLonger[] {
  return carCategories.flatMap((category) => {
    const bands = prices
      .filter((price) => price.category === category)
      .sort((a, b) => a.fromDays - b.fromDays);
    return bands.flatMap(({ fromDays, perDayCents }, index) => {
      const shorter = bands[index - 1];
      if (!shorter || perDayCents * fromDays >= shorter.perDayCents * (fromDays - 1)) return [];
      return [{ category, days: fromDays }];
    });
  });
}
