import { percentOf } from "../../money.ts";
import type { LengthDiscount } from "../price-list.ts";
import type { LineOf } from "../quote-line.ts";

/** The discount for long rentals on the car price: that of the longest step the rental reaches. `undefined` below all steps. */
export function lengthDiscountLine(
  carCents: number,
  rentalDays: number,
  discounts: readonly LengthDiscount[],
): LineOf<"length-discount"> | undefined {
  const step = discounts
    .filter((discount) => discount.fromDays <= rentalDays)
    .sort((a, b) => b.fromDays - a.fromDays)[0];
  if (!step || step.percent <= 0) return undefined;
  const amountCents = percentOf(-carCents, step.percent);
  return {
    code: "length-discount",
    subject: "",
    quantity: 1,
    unit: "rental",
    unitCents: amountCents,
    amountCents,
    included: false,
    reason: { percent: step.percent, fromDays: step.fromDays, baseCents: carCents },
  };
}
