import {
  figures,
  valueOf,
  type FigureName,
  type Part,
  type Parts,
} from "../../domain/figures/figures.ts";
import type { Language } from "../../domain/language.ts";
import { adminRevenueWords } from "../admin-revenue/en.ts";
import { formatEuro, formatEuroShort, formatKm, formatNumber, formatPercent } from "../format.ts";
import type { RevenueQuery } from "../../domain/figures/revenue-query.ts";

type Shown = Pick<RevenueQuery, "currency"> & { language: Language };

/** What stands for a number that cannot be told. */
const unknownNumber = "–";

/** A figure as people read it; a dash when it is not known, or would be divided by zero. */
export function figureText(name: FigureName, parts: Parts, shown: Shown): string {
  const value = valueOf(name, parts);
  return value === undefined ? unknownNumber : numberText(value, figures[name].unit, shown);
}

/** The parts of a figure with their names and numbers, the one that it is divided by last. */
export function howOf(
  name: FigureName,
  parts: Parts,
  shown: Shown,
): { name: string; text: string }[] {
  const { of, over, times } = figures[name];
  const words = adminRevenueWords(shown.language).parts;
  return [of, ...(over ? [over] : [])].map((part) => ({
    name: words[part],
    text: (times && part === of ? `${times} × ` : "") + partText(part, parts, shown),
  }));
}

const money: ReadonlySet<Part> = new Set([
  "revenue",
  "rent",
  "plan",
  "extra",
  "fee",
  "compensation",
  "ancillary",
  "couponGiven",
  "couponSold",
]);

function partText(part: Part, parts: Parts, shown: Shown): string {
  const value = parts[part];
  if (value === undefined) return unknownNumber;
  return numberText(value, money.has(part) ? "money" : "count", shown);
}

function numberText(
  value: number,
  unit: (typeof figures)[FigureName]["unit"],
  { language, currency }: Shown,
): string {
  if (unit === "share") return formatPercent(Math.round(value * 100), language);
  if (unit === "money") return moneyText(Math.round(value), { language, currency });
  const number = formatNumber(value, language, Number.isInteger(value) ? 0 : 1);
  return unit === "hours" ? `${number}\u00a0h` : number;
}

/** Cents or feninga, with both decimals. */
export function moneyText(amount: number, { language, currency }: Shown): string {
  return currency === "km" ? formatKm(amount, language) : formatEuro(amount, language);
}

/** The same for an axis: whole euro or marks. */
export function axisText(amount: number, { language, currency }: Shown): string {
  const whole = Math.round(amount / 100);
  if (currency === "eur") return formatEuroShort(whole * 100, language);
  return `${formatNumber(whole, language)} KM`;
}
