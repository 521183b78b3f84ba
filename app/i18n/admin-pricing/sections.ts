/** The sections of the pricing page, as they stand in its address. */
export const pricingSections = ["rates", "seasons", "discounts", "fees", "calendar"] as const;
export type PricingSection = (typeof pricingSections)[number];

/** The section that an address names: the first one when it names none, `undefined` when there is no such one. */
export function sectionOf(named: string | undefined): PricingSection | undefined {
  return named === undefined ? "rates" : pricingSections.find((one) => one === named);
}
