import type { PriceList } from "../price-list.ts";
import type { QuoteLine } from "../quote-line.ts";

/** The minutes of grace that a kept price was sold with, whatever the setting is today; 0 for a price without a car. */
export function soldGrace(lines: readonly QuoteLine[]): number {
  const car = lines.find((line) => line.code === "car");
  return car?.reason.graceMinutes ?? 0;
}

/** The price list with the grace that a kept price was sold with: what was promised holds for a return that is late. */
export function withSoldGrace(priceList: PriceList, lines: readonly QuoteLine[]): PriceList {
  const rules = { ...priceList.rules, graceMinutes: soldGrace(lines) };
  return { ...priceList, rules };
}
