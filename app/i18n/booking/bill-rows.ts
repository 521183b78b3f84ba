import { timeOf, type LocalDateTime } from "../../domain/calendar.ts";
import type { Language } from "../../domain/language.ts";
import type { Quote, QuoteLine } from "../../domain/pricing/quote-line.ts";
import { formatEuro } from "../format.ts";
import { bookingWords } from "./en.ts";
import type { LineNames } from "./line-names.ts";
import { lineLabel, lineReason } from "./line-words.ts";

/** Names and dates that the sentences of a bill need besides its lines. */
export type BillTerms = { names: LineNames; pickupAt: LocalDateTime };

/** One row of a bill, as the reader sees it. */
export type BillRow = {
  /** Stable while the price changes, so that an opened row stays open. */
  key: string;
  label: string;
  amount: string;
  /** True when the row costs nothing: green, and a word instead of an amount. */
  isFree: boolean;
  reason: string;
};

type Price = Pick<Quote, "lines" | "rentalDays">;

/** Returns the rows of a bill. Free extras share one row, and so do the extras that the season includes. */
export function billRows(price: Price, terms: BillTerms, language: Language): BillRow[] {
  const about = {
    ...terms,
    pickupTime: timeOf(terms.pickupAt),
    rentalDays: price.rentalDays,
    language,
  };
  const rows = new Map<string, BillRow>();
  for (const line of price.lines) {
    const key = rowKey(line);
    const together = rows.get(key);
    const label = lineLabel(line, about);
    if (together) together.label += ` · ${label}`;
    else
      rows.set(key, { key, label, ...amountOf(line, language), reason: lineReason(line, about) });
  }
  return [...rows.values()];
}

/** Codes of which a price has only one line: another car or plan replaces the one before. */
const onlyOnes = new Set<QuoteLine["code"]>(["car", "protection"]);

/** Returns the key of the row that a line belongs to. */
export function rowKey(line: QuoteLine): string {
  if (onlyOnes.has(line.code)) return line.code;
  if (line.code === "extra" && line.amountCents === 0) {
    return line.reason.includedBySeason ? "extras-of-season" : "extras-free";
  }
  const end = "end" in line.reason ? line.reason.end : "";
  return [line.code, line.subject, end].filter(Boolean).join("-");
}

function amountOf(line: QuoteLine, language: Language): Pick<BillRow, "amount" | "isFree"> {
  if (line.amountCents !== 0 || !line.included) {
    return { amount: formatEuro(line.amountCents, language), isFree: false };
  }
  const words = bookingWords(language);
  if (line.code === "protection") return { amount: words.includedPlan, isFree: true };
  const bySeason = line.code === "extra" && line.reason.includedBySeason;
  return { amount: bySeason ? words.included : words.free, isFree: true };
}
