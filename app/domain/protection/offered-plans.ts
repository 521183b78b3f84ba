import type { CarCategory } from "../cars/car.ts";
import type { ProtectionPlan } from "../pricing/price-list.ts";
import { protectionLine } from "../pricing/lines/protection-price.ts";

export type OfferedPlan = { plan: ProtectionPlan; perDayCents: number };

/**
 * The plans that have a price for a category and a length, in display order, with that price per day in euro cents.
 * The first is the one chosen before the visitor chooses: the cheapest one stands first whatever its display order.
 */
export function offeredPlans(
  plans: readonly ProtectionPlan[],
  category: CarCategory,
  rentalDays: number,
): OfferedPlan[] {
  const offered = [...plans]
    .sort((a, b) => a.displayOrder - b.displayOrder)
    .flatMap((plan) => {
      const line = protectionLine(plan, category, rentalDays);
      return line ? [{ plan, perDayCents: line.unitCents }] : [];
    });
  return [...offered].sort((a, b) => Number(a.perDayCents > 0) - Number(b.perDayCents > 0));
}
