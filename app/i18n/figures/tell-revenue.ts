import { valueOf, type Parts } from "../../domain/figures/figures.ts";
import type { Language } from "../../domain/language.ts";
import { adminRevenueWords } from "../admin-revenue/en.ts";
import { formatNumber, formatPercent } from "../format.ts";
import { moneyText } from "./figure-text.ts";
import type { RevenueQuery } from "../../domain/figures/revenue-query.ts";

type Told = {
  parts: Parts;
  /** The same of the days that these are compared with. */
  earlier: Parts | undefined;
  /** The group that brings most, with its revenue. */
  most: { name: string; revenue: number } | undefined;
  query: RevenueQuery;
  language: Language;
};

/** Two or three sentences made from the figures of some days. */
export function tellRevenue({ parts, earlier, most, query, language }: Told): string[] {
  const { told } = adminRevenueWords(language);
  const { revenue = 0, rentalDays = 0 } = parts;
  if (revenue === 0 && rentalDays === 0) return [told.nothing];
  const amount = moneyText(revenue, { language, currency: query.currency });
  const sentences = [told.sold(amount, rentalDays, formatNumber(rentalDays, language))];
  const full = valueOf("utilisation", parts);
  if (full !== undefined) sentences.push(fullness(full, earlier, { query, language }));
  if (most && revenue > 0 && most.revenue > 0 && most.revenue < revenue) {
    const share = formatPercent(Math.round((most.revenue / revenue) * 100), language);
    sentences.push(told.most(most.name, share));
  }
  return sentences;
}

/** How full the fleet is, and by how many points of a percent that differs; the points of what is shown, so that the reader's sum is right. */
function fullness(
  full: number,
  then: Parts | undefined,
  { query, language }: Pick<Told, "query" | "language">,
): string {
  const { told, comparisons } = adminRevenueWords(language);
  const percent = Math.round(full * 100);
  const said = told.full(formatPercent(percent, language));
  const earlier = then && valueOf("utilisation", then);
  const than = comparisons[query.compare];
  if (earlier === undefined)
    return query.compare === "none" ? `${said}.` : `${said}. ${told.alone(than)}`;
  const points = percent - Math.round(earlier * 100);
  if (points === 0) return `${said}${told.same(than)}.`;
  return `${said}${told.points(Math.abs(points), points > 0, than)}.`;
}
