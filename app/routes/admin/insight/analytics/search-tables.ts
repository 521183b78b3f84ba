/** What was searched for, and what could not be offered. */
import { carCategories } from "../../../../domain/cars/car.ts";
import { compareText } from "../../../../domain/calendar.ts";
import { bandKey, lengthBands } from "../../../../domain/figures/bands.ts";
import { groupBy } from "../../../../domain/group-by.ts";
import { percentages } from "../../../../domain/visits/percentages.ts";
import {
  addVisits,
  type VisitNumbers,
  type VisitSum,
} from "../../../../domain/visits/visit-sum.ts";
import { adminAnalyticsWords } from "../../../../i18n/admin-analytics/en.ts";
import { carWords } from "../../../../i18n/booking/car-words.ts";
import { placeName } from "../../../../i18n/booking/place-name.ts";
import { formatEuro, formatMonth, formatNumber } from "../../../../i18n/format.ts";
import type { Named } from "./name-values.ts";
import { shareText } from "./share-groups.ts";

type Asked = Named & { seesMoney: boolean };
type Line = VisitNumbers & { key: string; name: string };

/** So many lines of a table are shown; the file has them all. */
const mostLines = 18;

const groups = ["place", "month", "length", "category"] as const;
type Group = (typeof groups)[number];

/** Tables of searches: their answers, and by place, month, length and category how many found no car. */
export function searchTables(sums: readonly VisitSum[], asked: Asked) {
  const words = adminAnalyticsWords(asked.language).searches;
  const number = (count: number) => formatNumber(count, asked.language);
  const all = addVisits(sums.filter(({ dimension }) => dimension === "search")).hits;
  return [
    outcomeTable(sums, asked),
    ...groups.map((group) => {
      const lines = linesOf(group, sums, asked);
      const shares = percentages(lines.map(({ hits }) => hits));
      return {
        key: group as string,
        title: words.title(group),
        lead: words.lead(all, number(all)),
        columns: [words.group[group], words.searches, words.refused, words.refusedShare] as [
          string,
          ...string[],
        ],
        rows: lines.map(({ key, name, hits, refused }, at) => ({
          key,
          name,
          share: shares[at] ?? 0,
          texts: [
            number(hits),
            number(refused),
            shareText(hits === 0 ? 0 : (refused / hits) * 100, asked.language),
          ],
        })),
      };
    }),
  ];
}

function outcomeTable(sums: readonly VisitSum[], { language, seesMoney }: Asked) {
  const { searches: words, faults, share } = adminAnalyticsWords(language);
  const number = (count: number) => formatNumber(count, language);
  const own = sums
    .filter(({ dimension }) => dimension === "search-outcome")
    .toSorted((a, b) => b.hits - a.hits);
  const all = addVisits(own).hits;
  const shares = percentages(own.map(({ hits }) => hits));
  return {
    key: "outcome",
    title: words.outcome,
    lead: words.lead(all, number(all)),
    columns: [words.outcome, words.times, share, ...(seesMoney ? [words.worth] : [])] as [
      string,
      ...string[],
    ],
    rows: own.map(({ value, hits, cents }, at) => ({
      key: value,
      name: words.outcomes[value] ?? faults.codes[value] ?? value,
      share: shares[at] ?? 0,
      texts: [
        number(hits),
        shareText(shares[at] ?? 0, language),
        ...(seesMoney ? [cents === 0 ? "–" : formatEuro(cents, language)] : []),
      ],
    })),
  };
}

/** The searches of a group: months and lengths in their order, the others by their number. */
function linesOf(group: Group, sums: readonly VisitSum[], asked: Asked): Line[] {
  const own = sums.filter(({ dimension }) => dimension === `search-${group}`);
  const keyed = groupBy(own, ({ value }) =>
    group === "length" ? bandKey(lengthBands, Number(value)) : value,
  );
  const lines = [...keyed].map(([key, same]) => ({
    key,
    name: nameOf(group, key, asked),
    ...addVisits(same),
  }));
  const most = lines
    .toSorted((a, b) => b.hits - a.hits || compareText(a.key, b.key))
    .slice(0, mostLines);
  const isOrdered = group === "month" || group === "length";
  return isOrdered ? most.toSorted((a, b) => compareText(a.key, b.key)) : most;
}

function nameOf(group: Group, key: string, { catalogue, language }: Asked): string {
  switch (group) {
    case "place":
      return placeName(catalogue, key, language);
    case "month":
      return formatMonth(`${key}-01`, language);
    case "category": {
      const category = carCategories.find((one) => one === key);
      return category ? carWords(language).category[category] : key;
    }
    case "length": {
      const band = lengthBands.find(({ from }) => from === Number(key));
      return band ? adminAnalyticsWords(language).searches.days(band.from, band.to) : key;
    }
  }
}
