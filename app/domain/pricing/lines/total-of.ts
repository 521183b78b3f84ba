import { vatSplit } from "../../money.ts";
import type { Quote, QuoteLine } from "../quote-line.ts";

/** The total of a price and its VAT, euro cents: nothing but the sum of its lines. */
export function totalOf(
  lines: readonly QuoteLine[],
): Pick<Quote, "totalCents" | "netCents" | "vatCents"> {
  const totalCents = lines.reduce((total, { amountCents }) => total + amountCents, 0);
  return { totalCents, ...vatSplit(totalCents) };
}

/** What the car alone costs in a price, euro cents: its line with the length discount. */
export function carCentsOf(lines: readonly QuoteLine[]): number {
  return totalOf(lines.filter(({ code }) => code === "car" || code === "length-discount"))
    .totalCents;
}
