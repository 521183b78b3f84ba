/** The sections of the pricing page, as its address names them. */
export const pricingSections = ["rates", "seasons", "discounts", "fees", "calendar"] as const;
export type PricingSection = (typeof pricingSections)[number];

/** Returns the section that an address names: the first when none is named, `undefined` when the name is unknown. */
export function sectionOf(named: string | undefined): PricingSection | undefined {
  return named === undefined ? "rates" : pricingSections.find((one) => one === named);
}
