import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { may } from "../../../../domain/staff/rights.ts";
import { adminAnalyticsWords } from "../../../../i18n/admin-analytics/en.ts";
import { ExportLinks } from "../../../../ui/admin/list/export-links.tsx";
import { DayViews } from "../../../../ui/admin/list/day-views.tsx";
import { PageBody } from "../../../../ui/admin/page/page-body.tsx";
import { PageHead } from "../../../../ui/admin/page/page-head.tsx";
import { Panel } from "../../../../ui/admin/page/panel.tsx";
import { ChartPanel } from "../../../../ui/charts/chart-panel.tsx";
import { FigureTiles } from "../../../../ui/charts/figure-tiles.tsx";
import { ShareTable } from "../../../../ui/charts/share-table.tsx";
import { EmptyState } from "../../../../ui/controls/states/empty-state.tsx";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { useSite } from "../../../request/use-site.ts";
import { requireStaff } from "../../guard/require-staff.ts";
import { AnalyticsFilters } from "./analytics-filters.tsx";
import { analyticsPath, presetsOf, readAnalyticsQuery } from "./analytics-query.ts";
import { loadAnalytics } from "./load-analytics.ts";
import styles from "./analytics.module.css";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  const { role } = await requireStaff(request, about, "see-analytics");
  const { deps, language, today } = about;
  const days = readAnalyticsQuery(new URL(request.url).searchParams, today);
  const seesMoney = may(role, "see-revenue");
  const shown = await loadAnalytics({ deps, days, language, seesMoney });
  const mayExport = may(role, "export-lists");
  return data(
    { days, presets: presetsOf(today), mayExport, ...shown },
    { headers: privateHeaders },
  );
}

export function headers() {
  return privateHeaders;
}

type Shown = ReturnType<typeof useLoaderData<typeof loader>>;

/** Analytics: visits of some days, what is known of them, and the way to a booking. */
export default function Analytics() {
  const shown = useLoaderData<typeof loader>();
  const { days, sentences, tiles, chart, mayExport } = shown;
  const { language } = useSite();
  const words = adminAnalyticsWords(language);
  return (
    <>
      <title>{`${words.title} · Eternal Pro`}</title>
      <PageHead title={words.title} lead={words.lead}>
        {mayExport && (
          <ExportLinks
            csvHref={analyticsPath(days, language, "csv")}
            xlsxHref={analyticsPath(days, language, "xlsx")}
            pngHref={analyticsPath(days, language, "png")}
          />
        )}
      </PageHead>
      <DayViews
        words={words.presets}
        days={shown.presets}
        current={days}
        addressOf={(name) => analyticsPath(shown.presets[name], language)}
      />
      <PageBody>
        <AnalyticsFilters {...{ days, language }} />
        <p className={styles.told}>{sentences.join(" ")}</p>
        <Panel title={words.overview}>
          <FigureTiles tiles={tiles} how={words.how} />
        </Panel>
        <ChartPanel
          title={words.chart}
          lead={shown.chartLead}
          drawn={chart}
          column={words.days}
          total={words.total}
        />
        <Shares {...shown.funnel} />
        <Shares {...shown.pages} />
        <Shares {...shown.cars} />
        <div className={styles.groups}>
          {shown.searches.map(({ key, ...group }) => (
            <Shares key={key} {...group} />
          ))}
          <Shares {...shown.faults} />
        </div>
        <div className={styles.groups}>
          {shown.shares.map(({ key, ...group }) => (
            <Shares key={key} {...group} />
          ))}
          <Shares {...shown.bots} />
        </div>
      </PageBody>
    </>
  );
}

/** A table of shares on a card of its own. */
function Shares({ title, lead, columns, rows }: Omit<Shown["shares"][number], "key">) {
  const { language } = useSite();
  const { none, noneText } = adminAnalyticsWords(language);
  return (
    <Panel title={title} lead={rows.length > 0 ? lead : undefined}>
      {rows.length > 0 ? (
        <ShareTable {...{ title, columns, rows }} />
      ) : (
        <EmptyState title={none} text={noneText} heading="h3" />
      )}
    </Panel>
  );
}
