import {
  data,
  Link,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { may } from "../../../../domain/staff/rights.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { adminRevenueWords } from "../../../../i18n/admin-revenue/en.ts";
import { savedViewWords } from "../../../../i18n/admin-saved-views/en.ts";
import { listSavedViews } from "../../../../server/saved-views/list-saved-views.ts";
import { Refused } from "../../../../ui/admin/form/refused.tsx";
import { type Column, DataTable } from "../../../../ui/admin/list/data-table.tsx";
import { ExportLinks } from "../../../../ui/admin/list/export-links.tsx";
import { DayViews } from "../../../../ui/admin/list/day-views.tsx";
import { PageBody } from "../../../../ui/admin/page/page-body.tsx";
import { PageHead } from "../../../../ui/admin/page/page-head.tsx";
import { Panel } from "../../../../ui/admin/page/panel.tsx";
import { SumList } from "../../../../ui/admin/page/sum-list.tsx";
import { ChartPanel } from "../../../../ui/charts/chart-panel.tsx";
import { ButtonLink } from "../../../../ui/controls/button.tsx";
import { FigureTiles } from "../../../../ui/charts/figure-tiles.tsx";
import { EmptyState } from "../../../../ui/controls/states/empty-state.tsx";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { useSite } from "../../../request/use-site.ts";
import { requireStaff } from "../../guard/require-staff.ts";
import { answerViews, type ViewAnswer } from "../../lists/answer-views.ts";
import { SavedViews } from "../../lists/saved-views.tsx";
import { readForm } from "../../../request/read-form.ts";
import { loadRevenue } from "./load-revenue.ts";
import { RevenueFilters } from "./revenue-filters.tsx";
import {
  countUnusual,
  keptQuery,
  presetsOf,
  readRevenueQuery,
} from "../../../../domain/figures/revenue-query.ts";
import { revenuePath } from "./revenue-path.ts";
import styles from "./revenue.module.css";

/** The name under which a member's own views of this page are stored. */
const savedViewsPage = "revenue";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  const { role, id: staffId } = await requireStaff(request, about, "see-revenue");
  const { deps, language, now, today } = about;
  const query = readRevenueQuery(new URL(request.url).searchParams, now);
  const [shown, saved] = await Promise.all([
    loadRevenue({ deps, query, language }),
    listSavedViews(deps.pool, { staffId, page: savedViewsPage }),
  ]);
  const presets = presetsOf(today);
  const current = saved.find((view) => view.query === keptQuery(query, today));
  const mayExport = may(role, "export-lists");
  const unusual = countUnusual(query, today);
  return data(
    { query, unusual, presets, saved, current, mayExport, ...shown },
    { headers: privateHeaders },
  );
}

export async function action({ request, context }: ActionFunctionArgs) {
  const about = context.get(page);
  const { id: staffId } = await requireStaff(request, about, "see-revenue");
  const query = readRevenueQuery(new URL(request.url).searchParams, about.now);
  return answerViews(about.deps, {
    form: await readForm(request),
    request,
    of: { staffId, page: savedViewsPage },
    query: keptQuery(query, about.today),
  });
}

export function headers() {
  return privateHeaders;
}

type Shown = ReturnType<typeof useLoaderData<typeof loader>>;
type Group = Shown["rows"][number];

/** Revenue: figures of some days, their chart, and the groups that they are made of. */
export default function Revenue() {
  const shown = useLoaderData<typeof loader>();
  const answer = useActionData<ViewAnswer>();
  const { query, sentences, money, rentals, attached, lost, chart, rows, mayExport } = shown;
  const { language } = useSite();
  const words = adminRevenueWords(language);
  return (
    <>
      <title>{`${words.title} · Eternal Pro`}</title>
      <PageHead title={words.title} lead={words.lead}>
        <ButtonLink to={adminPath("revenue", language, "ahead")}>{words.ahead}</ButtonLink>
        {mayExport && (
          <ExportLinks
            csvHref={revenuePath(query, language, "csv")}
            xlsxHref={revenuePath(query, language, "xlsx")}
            pngHref={revenuePath(query, language, "png")}
          />
        )}
      </PageHead>
      <DaysAndViews {...shown} answer={answer} />
      <PageBody>
        {answer?.refused && <Refused>{savedViewWords(language).faults[answer.refused]}</Refused>}
        <RevenueFilters {...{ query, language }} unusual={shown.unusual} />
        <p className={styles.told}>{sentences.join(" ")}</p>
        <Panel title={words.money}>
          <FigureTiles tiles={money} how={words.how} behind={words.behind} />
        </Panel>
        <ChartPanel title={words.chart} drawn={chart} column={words.days} total={words.total} />
        <Groups {...{ query, rows }} />
        <Opened {...shown} />
        <Panel title={words.lost} lead={words.lostLead}>
          {lost.length > 0 ? <SumList sums={lost} /> : <p>{words.lostNone}</p>}
        </Panel>
        <Panel title={words.rentals}>
          <FigureTiles tiles={rentals} how={words.how} behind={words.behind} />
          {attached.length > 0 && <SumList sums={attached} />}
        </Panel>
        <Panel title={words.returns} lead={words.returnsLead}>
          <FigureTiles tiles={shown.returns} how={words.how} />
        </Panel>
        <Panel title={words.coupons} lead={words.couponsLead}>
          {shown.couponSums.length > 0 ? (
            <>
              <FigureTiles tiles={shown.coupons} how={words.how} behind={words.behind} />
              <SumList sums={shown.couponSums} />
            </>
          ) : (
            <p>{words.couponsNone}</p>
          )}
        </Panel>
      </PageBody>
    </>
  );
}

type ViewsProps = Pick<Shown, "query" | "presets" | "saved" | "current"> & {
  answer: ViewAnswer | undefined;
};

/** The days that are asked for most, and the member's own views. */
function DaysAndViews({ query, presets, saved, current, answer }: ViewsProps) {
  const { language } = useSite();
  const words = adminRevenueWords(language);
  const { open: _, ...kept } = query;
  return (
    <DayViews
      words={words.presets}
      days={presets}
      current={query}
      addressOf={(name) => revenuePath({ ...kept, ...presets[name] }, language)}
      views={saved.map(({ id, name, query: own }) => ({
        to: `${adminPath("revenue", language)}?${own}`,
        label: name,
        isCurrent: id === current?.id,
      }))}
    >
      <SavedViews {...{ language, current, answer }} lead={words.saveLead} />
    </DayViews>
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
