import type { Language } from "../../../../domain/language.ts";
import { percentages } from "../../../../domain/visits/percentages.ts";
import { reached } from "../../../../domain/visits/reached.ts";
import { addVisits, type VisitSum } from "../../../../domain/visits/visit-sum.ts";
import { adminAnalyticsWords } from "../../../../i18n/admin-analytics/en.ts";
import { formatNumber, formatPercent } from "../../../../i18n/format.ts";

/** Two or three sentences made from the figures of some days. */
export function tellAnalytics(sums: readonly VisitSum[], language: Language): string[] {
  const { told } = adminAnalyticsWords(language);
  const of = (dimension: string) => sums.filter((sum) => sum.dimension === dimension);
  const number = (count: number) => formatNumber(count, language);
  const { hits, visits } = addVisits(of("all"));
  if (hits === 0 && visits === 0) return [told.nothing];
  const sources = of("source")
    .filter((source) => source.visits > 0)
    .toSorted((a, b) => b.visits - a.visits);
  const [most] = sources;
  const share = Math.round(percentages(sources.map((source) => source.visits))[0] ?? 0);
  const percent = formatPercent(share, language);
  const steps = reached(of("furthest"));
  return [
    told.shown(hits, number(hits), visits, number(visits)),
    ...(most ? [most.value ? told.from(most.value, percent) : told.direct(percent)] : []),
    ...(steps.results > 0
      ? [told.booked(steps.results, number(steps.results), steps.booked, number(steps.booked))]
      : []),
  ];
}
