import {
  data,
  Form,
  Link,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import { yearComparisons } from "../../../../../domain/figures/counterparts.ts";
import { currencies, vatViews } from "../../../../../domain/figures/measure.ts";
import { may } from "../../../../../domain/staff/rights.ts";
import { adminAheadWords } from "../../../../../i18n/admin-ahead/en.ts";
import { adminPath } from "../../../../../i18n/admin-paths.ts";
import { adminRevenueWords } from "../../../../../i18n/admin-revenue/en.ts";
import { DateInput } from "../../../../../ui/admin/form/date-input.tsx";
import { type Column, DataTable } from "../../../../../ui/admin/list/data-table.tsx";
import { ExportLinks } from "../../../../../ui/admin/list/export-links.tsx";
import { PageBody } from "../../../../../ui/admin/page/page-body.tsx";
import { PageHead } from "../../../../../ui/admin/page/page-head.tsx";
import { Panel } from "../../../../../ui/admin/page/panel.tsx";
import { ChartPanel } from "../../../../../ui/charts/chart-panel.tsx";
import { Button, ButtonLink } from "../../../../../ui/controls/button.tsx";
import { SelectField } from "../../../../../ui/controls/field.tsx";
import { EmptyState } from "../../../../../ui/controls/states/empty-state.tsx";
import { page } from "../../../../request/page-context.ts";
import { privateHeaders } from "../../../../request/private-headers.ts";
import { readForm } from "../../../../request/read-form.ts";
import { useSite } from "../../../../request/use-site.ts";
import { requireStaff } from "../../../guard/require-staff.ts";
import styles from "../revenue.module.css";
import { aheadPath, readAheadQuery, type AheadQuery } from "./ahead-query.ts";
import { answerAhead, type AheadAnswer } from "./answer-ahead.ts";
import { GoalsPanel } from "./goals-panel.tsx";
import { loadAhead } from "./load-ahead.ts";
import { MatchesPanel } from "./matches-panel.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  const { role } = await requireStaff(request, about, "see-revenue");
  const { deps, language, now } = about;
  const query = readAheadQuery(new URL(request.url).searchParams, now);
  const shown = await loadAhead({ deps, query, language });
  const maySet = may(role, "edit-settings");
  const mayExport = may(role, "export-lists");
  return data({ query, maySet, mayExport, ...shown }, { headers: privateHeaders });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const about = context.get(page);
  const { by } = await requireStaff(request, about, "edit-settings");
  const query = readAheadQuery(new URL(request.url).searchParams, about.now);
  const form = await readForm(request);
  const back = aheadPath(query, about.language);
  return answerAhead(about.deps, { form, by, asOf: query.asOf, back });
}

export function headers() {
  return privateHeaders;
}

type Shown = ReturnType<typeof useLoaderData<typeof loader>>;

/** What is on the books for the coming months, how it came there, and what the months are meant to bring. */
export default function Ahead() {
  const shown = useLoaderData<typeof loader>();
  const answer = useActionData<AheadAnswer>();
  const { query, sentences, curve, monthName, monthHref } = shown;
  const { language } = useSite();
  const words = adminAheadWords(language);
  return (
    <>
      <title>{`${words.title} · Eternal Pro`}</title>
      <PageHead title={words.title} lead={words.lead}>
        <ButtonLink to={adminPath("revenue", language)}>{words.back}</ButtonLink>
        {shown.mayExport && (
          <ExportLinks
            csvHref={aheadPath(query, language, "csv")}
            xlsxHref={aheadPath(query, language, "xlsx")}
            pngHref={aheadPath(query, language, "png")}
          />
        )}
      </PageHead>
      <PageBody>
        <Filters query={query} />
        <p className={styles.told}>{sentences.join(" ")}</p>
        <Panel title={words.months} lead={words.monthsLead}>
          <Months {...shown} />
        </Panel>
        <div id="curve" className={styles.opened}>
          <ChartPanel
            title={words.curve(monthName)}
            lead={words.curveLead}
            actions={<Link to={monthHref}>{words.reservations}</Link>}
            drawn={curve}
            column={words.weeks}
            total={words.total}
          />
        </div>
        {shown.maySet && <GoalsPanel goals={shown.goals} answer={answer} />}
        {shown.maySet && <MatchesPanel matches={shown.matches} answer={answer} />}
      </PageBody>
    </>
  );
}

function Filters({ query }: { query: AheadQuery }) {
  const { language } = useSite();
  const { fields, compare } = adminAheadWords(language);
  const { vat, currency } = adminRevenueWords(language);
  const selects = [
    { name: "compare", choices: yearComparisons, names: compare },
    { name: "vat", choices: vatViews, names: vat },
    { name: "currency", choices: currencies, names: currency },
  ] as const;
  return (
    <Form key={JSON.stringify(query)} method="get" className={styles.filters}>
      <DateInput label={fields.asOf} name="asOf" leans="back" defaultValue={query.asOf} />
      {selects.map(({ name, choices, names }) => (
        <SelectField key={name} label={fields[name]} name={name} defaultValue={query[name]}>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {(names as Readonly<Record<string, string>>)[choice]}
            </option>
          ))}
        </SelectField>
      ))}
      <Button type="submit">{fields.show}</Button>
    </Form>
  );
}

type Month = Shown["rows"][number];

const numbers = [
  "rentalDays",
  "utilisation",
  "revenue",
  "lastYear",
  "change",
  "inTheEnd",
  "week",
  "fourWeeks",
  "goal",
  "reached",
] as const;

function Months({ rows }: Pick<Shown, "rows">) {
  const { language } = useSite();
  const { columns, months, none } = adminAheadWords(language);
  return (
    <DataTable<Month>
      caption={months}
      columns={[
        { key: "name", label: columns.name, cell: ({ name }) => name },
        ...numbers.map((key): Column<Month> => ({
          key,
          label: columns[key],
          isNumber: true,
          cell: ({ texts }) => texts[key],
        })),
      ]}
      rows={rows}
      keyOf={({ key }) => key}
      hrefOf={({ href }) => href}
      card={({ name, texts }) => ({
        title: name,
        end: texts.revenue,
        sub: (["change", "week", "reached"] as const)
          .filter((key) => texts[key] !== "–")
          .map((key) => `${columns[key]}: ${texts[key]}`)
          .join(" · "),
      })}
      empty={<EmptyState title={none} heading="h3" />}
    />
  );
}
