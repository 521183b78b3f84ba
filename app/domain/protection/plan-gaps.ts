import { carCategories, type CarCategory } from "../cars/car.ts";
import type { ProtectionPlan } from "../pricing/price-list.ts";

/**
 * The categories for which a plan has no price from the first day: a rental of such a car would not be offered the plan. A plan
 * with a gap cannot be offered at all.
 */
export function planGaps(prices: ProtectionPlan["prices"]): CarCategory[] {
  return carCategories.filter(
    (category) => !prices.some((price) => price.category === category && price.fromDays === 1),
  );
}
