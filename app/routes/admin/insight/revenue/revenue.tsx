import { data, Link, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { may } from "../../../../domain/staff/rights.ts";
import { chartKeys } from "../../../../i18n/figures/chart-keys.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { adminRevenueWords } from "../../../../i18n/admin-revenue/en.ts";
import { type Column, DataTable } from "../../../../ui/admin/list/data-table.tsx";
import { FileLinks } from "../../../../ui/admin/list/export-links.tsx";
import { Views } from "../../../../ui/admin/list/views.tsx";
import { PageBody } from "../../../../ui/admin/page/page-body.tsx";
import { PageHead } from "../../../../ui/admin/page/page-head.tsx";
import { Panel } from "../../../../ui/admin/page/panel.tsx";
import { SumList } from "../../../../ui/admin/page/sum-list.tsx";
import { ColumnChart } from "../../../../ui/charts/column-chart.tsx";
import { ButtonLink } from "../../../../ui/controls/button.tsx";
import { FigureTiles } from "../../../../ui/charts/figure-tiles.tsx";
import { EmptyState } from "../../../../ui/controls/states/empty-state.tsx";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { useSite } from "../../../request/use-site.ts";
import { requireStaff } from "../../guard/require-staff.ts";
import { loadRevenue } from "./load-revenue.ts";
import { RevenueFilters } from "./revenue-filters.tsx";
import { presetsOf, readRevenueQuery, revenuePath } from "./revenue-query.ts";
import styles from "./revenue.module.css";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  const { role } = await requireStaff(request, about, "see-revenue");
  const { deps, language, now, today } = about;
  const query = readRevenueQuery(new URL(request.url).searchParams, now);
  const shown = await loadRevenue({ deps, query, language });
  const presets = presetsOf(today);
  const mayExport = may(role, "export-lists");
  return data({ query, presets, mayExport, ...shown }, { headers: privateHeaders });
}

export function headers() {
  return privateHeaders;
}

type Shown = ReturnType<typeof useLoaderData<typeof loader>>;
type Group = Shown["rows"][number];

/** Revenue: figures of some days, their chart, and the groups that they are made of. */
export default function Revenue() {
  const shown = useLoaderData<typeof loader>();
  const { query, sentences, money, rentals, attached, lost, chart, rows, mayExport } = shown;
  const { language } = useSite();
  const words = adminRevenueWords(language);
  return (
    <>
      <title>{`${words.title} · Eternal Pro`}</title>
      <PageHead title={words.title} lead={words.lead}>
        <ButtonLink to={adminPath("revenue", language, "ahead")}>{words.ahead}</ButtonLink>
        {mayExport && (
          <FileLinks
            links={(["csv", "xlsx", "png"] as const).map((format) => ({
              href: revenuePath(query, language, format),
              label: words.files[format],
            }))}
          />
        )}
      </PageHead>
      <Presets {...shown} />
      <PageBody>
        <RevenueFilters {...{ query, language }} />
        <p className={styles.told}>{sentences.join(" ")}</p>
        <Panel title={words.money}>
          <FigureTiles tiles={money} how={words.how} />
        </Panel>
        <Panel title={words.chart}>
          <ColumnChart
            title={words.chart}
            drawn={chart}
            words={{
              column: words.days,
              total: words.total,
              table: words.table,
              keys: chartKeys(language),
            }}
          />
        </Panel>
        <Groups {...{ query, rows }} />
        <Opened {...shown} />
        <Panel title={words.lost} lead={words.lostLead}>
          {lost.length > 0 ? <SumList sums={lost} /> : <p>{words.lostNone}</p>}
        </Panel>
        <Panel title={words.rentals}>
          <FigureTiles tiles={rentals} how={words.how} />
          {attached.length > 0 && <SumList sums={attached} />}
        </Panel>
      </PageBody>
    </>
  );
}

function Presets({ query, presets }: Pick<Shown, "query" | "presets">) {
  const { language } = useSite();
  const { label, ...names } = adminRevenueWords(language).presets;
  const { open: _, ...kept } = query;
  return (
    <Views
      label={label}
      views={(["month", "last", "ahead", "year"] as const).map((name) => ({
        to: revenuePath({ ...kept, ...presets[name] }, language),
        label: names[name],
        isCurrent: query.from === presets[name].from && query.to === presets[name].to,
      }))}
    />
  );
}

function Groups({ query, rows }: Pick<Shown, "query" | "rows">) {
  const { language } = useSite();
  const words = adminRevenueWords(language);
  const { chartParts, figures } = words;
  const labels = [
    figures.rentalDays[0],
    chartParts.rent,
    chartParts.plan,
    chartParts.extra,
    chartParts.fee,
    words.total,
    figures.adr[0],
    figures.utilisation[0],
    figures.revPac[0],
  ];
  return (
    <DataTable<Group>
      caption={words.groupings[query.by]}
      columns={[
        { key: "name", label: words.groupings[query.by], cell: ({ name }) => name },
        ...labels.map((label, at): Column<Group> => ({
          key: label,
          label,
          isNumber: true,
          cell: ({ texts }) => texts[at],
        })),
      ]}
      rows={rows}
      keyOf={({ key }) => key}
      hrefOf={({ href }) => href}
      card={({ name, texts }) => ({
        title: name,
        end: texts[5] ?? "",
        sub: `${figures.rentalDays[0]}: ${texts[0]} · ${figures.utilisation[0]}: ${texts[7]}`,
      })}
      empty={<EmptyState title={words.none} text={words.noneText} heading="h2" />}
    />
  );
}

function Opened({ query, opened }: Pick<Shown, "query" | "opened">) {
  const { language } = useSite();
  const words = adminRevenueWords(language);
  if (!opened) return null;
  const { open: _, ...closed } = query;
  return (
    <div id="opened" className={styles.opened}>
      <Panel
        title={words.open(opened.name)}
        actions={<Link to={revenuePath(closed, language)}>{words.close}</Link>}
      >
        <DataTable
          caption={words.open(opened.name)}
          columns={[
            { key: "code", label: words.reservation, cell: ({ code }) => code ?? words.gone },
            {
              key: "days",
              label: words.figures.rentalDays[0],
              isNumber: true,
              cell: ({ days }) => days,
            },
            { key: "amount", label: words.total, isNumber: true, cell: ({ amount }) => amount },
          ]}
          rows={opened.rows}
          keyOf={({ id }) => id}
          hrefOf={({ href }) => href}
          card={({ code, days, amount }) => ({
            title: code ?? words.gone,
            end: amount,
            sub: `${words.figures.rentalDays[0]}: ${days}`,
          })}
          empty={<EmptyState title={words.none} text={words.noneText} heading="h3" />}
        />
        {opened.count > opened.rows.length && <p>{words.more(opened.rows.length, opened.count)}</p>}
      </Panel>
    </div>
  );
}
