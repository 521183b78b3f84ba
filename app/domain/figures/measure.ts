/** How money is shown: with VAT inside or without, in euro or in marks. */
import { apportion } from "../documents/apportion.ts";
import { toKmFeninga, vatPercent } from "../money.ts";
import { soldParts, type Sold, type SoldPart } from "./sold.ts";

export const vatViews = ["with", "without"] as const;
export const currencies = ["eur", "km"] as const;

export type Measure = {
  vat: (typeof vatViews)[number];
  currency: (typeof currencies)[number];
  /** What is charged for damage and fines holds VAT too (a setting of the agency). */
  isCompensationTaxed: boolean;
};

/**
 * Rows of gross euro cents in another measure: cents or feninga. What they come to is converted once, and each amount is a share of
 * it, so that rows, columns and the whole go on adding up to the cent.
 */
export function measured(rows: readonly Sold[], measure: Measure): Sold[] {
  const net = measure.vat === "with" ? rows : withoutVat(rows, measure.isCompensationTaxed);
  if (measure.currency === "eur") return [...net];
  return shared(net, soldParts, toKmFeninga(100_000), 100_000);
}

function withoutVat(rows: readonly Sold[], isCompensationTaxed: boolean): Sold[] {
  const taxed = soldParts.filter((part) => isCompensationTaxed || part !== "compensation");
  return shared(rows, taxed, 100, 100 + vatPercent);
}

/** The rows with some of their parts times `dividend` / `divisor`. */
function shared(
  rows: readonly Sold[],
  parts: readonly SoldPart[],
  dividend: number,
  divisor: number,
): Sold[] {
  const amounts = rows.flatMap((row) => parts.map((part) => row[part]));
  const shares = apportion(amounts, dividend, divisor);
  return rows.map((row, at) => {
    const own = parts.map((part, place) => [part, shares[at * parts.length + place] ?? 0]);
    return { ...row, ...Object.fromEntries(own) };
  });
}
