import type { Language } from "../../domain/language.ts";
import type { DayRun, QuoteLine } from "../../domain/pricing/quote-line.ts";
import { formatEuro, formatPercent } from "../format.ts";
import { paperWords } from "./en.ts";

/**
 * Returns the calculation of a line in figures: `7 × €26.90`, `4 × €26.90 + 3 × €24.90`, `10% of €188.30`; empty when there is
 * none.
 */
export function lineQuantity(line: QuoteLine, language: Language): string {
  const words = paperWords(language);
  const { quantity, unitCents, amountCents } = line;
  if (line.code === "car") return runsText(line.reason.runs, language);
  if (line.code === "length-discount") {
    const { percent, baseCents } = line.reason;
    return words.percentOf(formatPercent(percent, language), formatEuro(baseCents, language));
  }
  if (line.code === "coupon") {
    const { kind, value, baseCents } = line.reason;
    return kind === "percent"
      ? words.percentOf(formatPercent(value, language), formatEuro(baseCents, language))
      : "";
  }
  if (line.code === "manual") return "";
  if (amountCents === 0) return line.code === "extra" && quantity > 1 ? `${quantity} ×` : "";
  // A capped amount is less than its days would cost.
  if (quantity * unitCents !== amountCents) return words.most;
  return times(quantity, unitCents, language);
}

function runsText(runs: readonly DayRun[], language: Language): string {
  const days = new Map<number, number>();
  for (const run of runs) days.set(run.perDayCents, (days.get(run.perDayCents) ?? 0) + run.days);
  return [...days].map(([cents, count]) => times(count, cents, language)).join(" + ");
}

/** Returns `4 × €26.90` with non-breaking spaces. */
function times(count: number, cents: number, language: Language): string {
  return `${count} × ${formatEuro(cents, language)}`.replaceAll(" ", "\u00a0");
}
