import { compareText } from "../../../../domain/calendar.ts";
import { groupBy } from "../../../../domain/group-by.ts";
import { percentages } from "../../../../domain/visits/percentages.ts";
import {
  addVisits,
  noVisits,
  type VisitNumbers,
  type VisitSum,
} from "../../../../domain/visits/visit-sum.ts";
import { adminAnalyticsWords } from "../../../../i18n/admin-analytics/en.ts";
import { formatNumber } from "../../../../i18n/format.ts";
import { pageName, type Named } from "./name-values.ts";

/** So many pages are shown; the file has them all. */
const mostPages = 20;

/** The pages of the site: how often each was shown, and where visits began and ended. */
export function pageTable(sums: readonly VisitSum[], named: Named) {
  const { language } = named;
  const { pages: words, more, seconds: inSeconds } = adminAnalyticsWords(language);
  const number = (count: number) => formatNumber(count, language);
  const paths = groupBy(
    sums.filter(({ dimension }) => ["page", "entry", "exit"].includes(dimension)),
    ({ value }) => value,
  );
  const all = [...paths].map(([path, own]) => {
    const part = (dimension: string) => own.find((sum) => sum.dimension === dimension) ?? noVisits;
    const numbers = {
      page: part("page"),
      entries: part("entry").visits,
      exits: part("exit").visits,
    };
    return { path, name: pageName(path, named), ...numbers };
  });
  const shown = withRest(all, more);
  const shares = percentages(shown.map(({ page }) => page.hits));
  const whole = addVisits(all.map(({ page }) => page));
  const { columns } = words;
  return {
    title: words.title,
    lead: words.lead(number(whole.hits), number(whole.measured), number(whole.views)),
    columns: [
      columns.page,
      columns.hits,
      columns.views,
      columns.entry,
      columns.exit,
      columns.time,
    ] as [string, ...string[]],
    rows: shown.map(({ path, name, page, entries, exits }, at) => ({
      key: path,
      name,
      share: shares[at] ?? 0,
      texts: [
        ...[page.hits, page.views, entries, exits].map(number),
        page.measured === 0 ? "–" : inSeconds(number(Math.round(page.seconds / page.measured))),
      ],
    })),
  };
}

type PageLine = {
  path: string;
  name: string;
  page: VisitNumbers;
  entries: number;
  exits: number;
};

/** The pages that were shown most, and one line for all others. */
function withRest(all: readonly PageLine[], more: (count: number) => string): PageLine[] {
  const ordered = all.toSorted(
    (a, b) =>
      b.page.hits - a.page.hits || b.page.views - a.page.views || compareText(a.path, b.path),
  );
  const rest = ordered.slice(mostPages);
  if (rest.length === 0) return ordered;
  const others = {
    path: "",
    name: more(rest.length),
    page: addVisits(rest.map(({ page }) => page)),
    entries: rest.reduce((sum, { entries }) => sum + entries, 0),
    exits: rest.reduce((sum, { exits }) => sum + exits, 0),
  };
  return [...ordered.slice(0, mostPages), others];
}
