import type { CarCategory } from "../../cars/car.ts";
import type { ProtectionPlan } from "../price-list.ts";
import type { LineOf } from "../quote-line.ts";

/**
 * The protection plan, per day at the price of the category and of the longest day band the rental reaches.
 * `undefined` when the plan has no price for them: then it is not offered. A price of 0 makes an included line.
 */
export function protectionLine(
  plan: ProtectionPlan,
  category: CarCategory,
  rentalDays: number,
): LineOf<"protection"> | undefined {
  const price = plan.prices
    .filter((band) => band.category === category && band.fromDays <= rentalDays)
    .sort((a, b) => b.fromDays - a.fromDays)[0];
  if (!price) return undefined;
  return {
    code: "protection",
    subject: plan.code,
    quantity: rentalDays,
    unit: "day",
    unitCents: price.perDayCents,
    amountCents: price.perDayCents * rentalDays,
    included: price.perDayCents === 0,
    reason: {
      fromDays: price.fromDays,
      depositCents: plan.depositCents,
      excessCents: plan.excessCents,
    },
  };
}
