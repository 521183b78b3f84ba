/** Dimensions as tables of shares: what is most first, and the end of a long list as one line. */
import { compareText } from "../../../../domain/calendar.ts";
import { percentages } from "../../../../domain/visits/percentages.ts";
import { byTown } from "../../../../domain/visits/town.ts";
import {
  addVisits,
  type VisitNumbers,
  type VisitSum,
} from "../../../../domain/visits/visit-sum.ts";
import { adminAnalyticsWords } from "../../../../i18n/admin-analytics/en.ts";
import { formatNumber } from "../../../../i18n/format.ts";
import type { ShareRow } from "../../../../ui/charts/share-table.tsx";
import { townName, valueName, type Named, type ShareGroup } from "./name-values.ts";

/** So many lines of a table are shown, and one for all others. */
const mostRows = 12;

type Line = VisitNumbers & { name: string };

const groups = ["device", "browser", "language", "country", "town", "source", "campaign"] as const;

/** Tables of what is known of the visits. */
export function shareGroups(sums: readonly VisitSum[], named: Named) {
  const words = adminAnalyticsWords(named.language);
  return groups.map((group) => {
    const own = sums.filter(({ dimension }) => dimension === group);
    const lines =
      group === "town"
        ? byTown(own).map((one) => ({ ...one, name: townName(one, named) }))
        : linesOf(group, own, named);
    const isOfAll = group === "source";
    const shown = lines.filter(({ visits, hits }) => visits > 0 || (isOfAll && hits > 0));
    return {
      key: group,
      title: words.groups[group],
      lead: leadOf(group, shown, named),
      columns: [
        words.groups[group],
        ...(isOfAll ? [words.arrivals] : []),
        words.visits,
        words.share,
      ] as [string, ...string[]],
      rows: rowsOf(shown, "visits", named, isOfAll),
    };
  });
}

/** The programs that looked, by their kind. */
export function botGroup(sums: readonly VisitSum[], named: Named) {
  const words = adminAnalyticsWords(named.language);
  const lines = linesOf(
    "bot",
    sums.filter(({ dimension }) => dimension === "bot"),
    named,
  );
  const all = addVisits(lines).hits;
  return {
    title: words.groups.bot,
    lead: words.ofPrograms(all, formatNumber(all, named.language)),
    columns: [words.groups.bot, words.shown, words.share] as [string, ...string[]],
    rows: rowsOf(lines, "hits", named),
  };
}

function linesOf(group: ShareGroup, sums: readonly VisitSum[], named: Named): Line[] {
  return sums.map((sum) => ({ ...sum, name: valueName(group, sum.value, named) }));
}

function leadOf(
  group: (typeof groups)[number],
  lines: readonly Line[],
  { language }: Named,
): string {
  const { leads, ofCampaigns, ofVisits } = adminAnalyticsWords(language);
  const { visits } = addVisits(lines);
  const shown = formatNumber(visits, language);
  // A visit without one stands in no line of the table.
  if (group === "campaign") return ofCampaigns(visits, shown);
  const own = { source: leads.source, town: leads.town };
  const of = ofVisits(visits, shown);
  return group in own ? `${of} ${own[group as keyof typeof own]}` : of;
}

function rowsOf(
  lines: readonly Line[],
  measure: "visits" | "hits",
  { language }: Named,
  withHits = false,
): ShareRow[] {
  const words = adminAnalyticsWords(language);
  const ordered = lines.toSorted(
    (a, b) => b[measure] - a[measure] || b.hits - a.hits || compareText(a.name, b.name),
  );
  const rest = ordered.slice(mostRows);
  const shown: Line[] = [
    ...ordered.slice(0, mostRows),
    ...(rest.length > 0 ? [{ ...addVisits(rest), name: words.more(rest.length) }] : []),
  ];
  const shares = percentages(shown.map((line) => line[measure]));
  return shown.map(({ name, ...line }, at) => ({
    key: `${at} ${name}`,
    name,
    share: shares[at] ?? 0,
    texts: [
      ...(withHits ? [formatNumber(line.hits, language)] : []),
      formatNumber(line[measure], language),
      shareText(shares[at] ?? 0, language),
    ],
  }));
}

/** A share with one decimal: `12.5%`, `12,5 %`. */
export function shareText(percent: number, language: Named["language"]): string {
  const number = formatNumber(percent, language, 1);
  return language === "ba" ? `${number}\u00a0%` : `${number}%`;
}

/** In the order of visits, the most first. */
export function mostFirst(a: VisitSum, b: VisitSum): number {
  return b.visits - a.visits || compareText(a.value, b.value);
}
