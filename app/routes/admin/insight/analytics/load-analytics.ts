/** The page of analytics as it is shown: every number is a text, and the chart a drawing. */
import {
  chartPeriod,
  daysOfPeriod,
  periodOf,
  periodsIn,
  type Days,
} from "../../../../domain/figures/periods.ts";
import { groupBy } from "../../../../domain/group-by.ts";
import type { Language } from "../../../../domain/language.ts";
import { visitDimensions } from "../../../../domain/visits/visit-dimensions.ts";
import {
  addVisits,
  type VisitNumbers,
  type VisitSum,
} from "../../../../domain/visits/visit-sum.ts";
import { adminAnalyticsWords } from "../../../../i18n/admin-analytics/en.ts";
import { formatNumber } from "../../../../i18n/format.ts";
import { periodLabel } from "../../../../i18n/figures/period-label.ts";
import type { Deps } from "../../../../server/deps.ts";
import { countLive } from "../../../../server/visits/count-live.ts";
import { listDays, listSums, type VisitDay } from "../../../../server/visits/sums/list-sums.ts";
import { drawColumns } from "../../../../ui/charts/draw-columns.ts";
import { daysBefore } from "./analytics-query.ts";
import { carTable } from "./car-table.ts";
import { faultTable, funnelTable } from "./funnel-table.ts";
import { searchTables } from "./search-tables.ts";
import { pageTable } from "./page-table.ts";
import { botGroup, shareGroups } from "./share-groups.ts";
import { tellAnalytics } from "./tell-analytics.ts";
import { visitTiles } from "./visit-tiles.ts";

type Asked = {
  deps: Pick<Deps, "pool" | "catalogue" | "clock">;
  days: Days;
  language: Language;
  /** May the reader see money? */
  seesMoney: boolean;
};

/** Reads and writes out everything that the page shows. */
export async function loadAnalytics({ deps, days, language, seesMoney }: Asked) {
  const [sums, byDay, before, live, catalogue] = await Promise.all([
    listSums(deps.pool, days, visitDimensions),
    listDays(deps.pool, days),
    listDays(deps.pool, daysBefore(days)),
    countLive(deps),
    deps.catalogue.get(),
  ]);
  const named = { catalogue, language };
  const earlier = addVisits(before);
  const bots = of(sums, "bot");
  return {
    sentences: tellAnalytics(sums, language),
    tiles: visitTiles({
      now: addVisits(of(sums, "all")),
      earlier: isAnything(earlier) ? earlier : undefined,
      live,
      bots: addVisits(bots).hits,
      language,
    }),
    chart: drawVisits(byDay, { days, language }),
    chartLead: chartLead(byDay, language),
    pages: pageTable(sums, named),
    shares: shareGroups(sums, named),
    bots: botGroup(sums, named),
    funnel: funnelTable(sums, { ...named, seesMoney }),
    faults: faultTable(sums, named),
    searches: searchTables(sums, { ...named, seesMoney }),
    cars: carTable(sums, named),
  };
}

/** The chart alone. */
export async function loadVisitsChart({ deps, days, language }: Omit<Asked, "seesMoney">) {
  return drawVisits(await listDays(deps.pool, days), { days, language });
}

function of(sums: readonly VisitSum[], dimension: VisitSum["dimension"]): VisitSum[] {
  return sums.filter((sum) => sum.dimension === dimension);
}

/** False of days before anything was counted: a comparison with them would say nothing. */
function isAnything({ hits, visits }: VisitNumbers): boolean {
  return hits > 0 || visits > 0;
}

function chartLead(byDay: readonly VisitDay[], language: Language): string {
  const { visits } = addVisits(byDay);
  return adminAnalyticsWords(language).chartLead(visits, formatNumber(visits, language));
}

function drawVisits(
  byDay: readonly VisitDay[],
  { days, language }: Pick<Asked, "days" | "language">,
) {
  const kind = chartPeriod(days);
  const { chartParts } = adminAnalyticsWords(language);
  const groups = groupBy(byDay, ({ day }) => periodOf(kind, day));
  const keys = periodsIn(kind, days);
  const values = keys.map((key) => addVisits(groups.get(key) ?? []));
  return drawColumns({
    labels: keys.map((key) =>
      periodLabel(kind, kind === "week" ? daysOfPeriod(kind, key, days).from : key, language),
    ),
    series: [
      { key: "visits", name: chartParts.visits, values: values.map(({ visits }) => visits) },
      {
        key: "more",
        name: chartParts.more,
        values: values.map(({ views, visits }) => views - visits),
      },
    ],
    format: (count) => formatNumber(Math.round(count), language),
  });
}
