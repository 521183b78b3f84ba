import { noVisits, addVisits, type VisitSum } from "../../../../domain/visits/visit-sum.ts";
import { adminAnalyticsWords } from "../../../../i18n/admin-analytics/en.ts";
import { formatNumber } from "../../../../i18n/format.ts";
import type { Named } from "./name-values.ts";
import { shareText } from "./share-groups.ts";

/** Cars by how often they were shown and what became of it, those that are booked least first. */
export function carTable(sums: readonly VisitSum[], { catalogue, language }: Named) {
  const words = adminAnalyticsWords(language).cars;
  const { cars, withdrawn } = catalogue;
  const of = (dimension: string, id: number) =>
    sums.find((sum) => sum.dimension === dimension && sum.value === String(id)) ?? noVisits;
  const pagesOf = (id: number) =>
    addVisits(
      sums.filter(
        ({ dimension, value }) =>
          dimension === "page" && value.startsWith("/cars/") && value.endsWith(`/${id}`),
      ),
    ).hits;
  const lines = [...cars, ...withdrawn.cars]
    .map(({ id, name }) => {
      const shown = of("car-shown", id);
      const booked = of("car-booked", id).hits;
      return { id, name, shown, booked, share: shown.hits === 0 ? 0 : booked / shown.hits };
    })
    .filter(({ shown, booked }) => shown.hits > 0 || booked > 0)
    .toSorted((a, b) => a.share - b.share || b.shown.hits - a.shown.hits || a.id - b.id);
  const number = (count: number) => formatNumber(count, language);
  return {
    title: words.title,
    lead: words.lead,
    columns: words.columns,
    rows: lines.map(({ id, name, shown, booked, share }) => ({
      key: String(id),
      name,
      share: share * 100,
      texts: [
        ...[shown.hits, shown.refused, pagesOf(id), of("car-chosen", id).hits, booked].map(number),
        shown.hits === 0 ? "–" : shareText(share * 100, language),
      ],
    })),
  };
}
