import { data, Form, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { dateOf, timeOf } from "../../../../domain/calendar.ts";
import type { Language } from "../../../../domain/language.ts";
import { may } from "../../../../domain/staff/rights.ts";
import { adminBooksWords } from "../../../../i18n/admin-books/en.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { formatDate, formatInputDate, formatNumber } from "../../../../i18n/format.ts";
import type { Cell, ColumnKind } from "../../../../server/exports/list-file.ts";
import { DateInput } from "../../../../ui/admin/form/date-input.tsx";
import { type Column, DataTable } from "../../../../ui/admin/list/data-table.tsx";
import { ExportLinks } from "../../../../ui/admin/list/export-links.tsx";
import { Views } from "../../../../ui/admin/list/views.tsx";
import { PageBody } from "../../../../ui/admin/page/page-body.tsx";
import { PageHead } from "../../../../ui/admin/page/page-head.tsx";
import { Panel } from "../../../../ui/admin/page/panel.tsx";
import { SumList } from "../../../../ui/admin/page/sum-list.tsx";
import { Button } from "../../../../ui/controls/button.tsx";
import { EmptyState } from "../../../../ui/controls/states/empty-state.tsx";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { useSite } from "../../../request/use-site.ts";
import { requireStaff } from "../../guard/require-staff.ts";
import { bookPath, bookViews, readRange, readView } from "./book-query.ts";
import { bookTable } from "./book-tables.ts";
import styles from "./books.module.css";

/** So many rows stand on the page; the file has all of them. */
const mostShown = 200;

type ShownRow = { id: string; code?: string; texts: string[] };

export async function loader({ request, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  const { role } = await requireStaff(request, about, "see-books");
  const { deps, language, now } = about;
  const { searchParams } = new URL(request.url);
  const [view, range] = [readView(searchParams.get("view")), readRange(searchParams, now)];
  const table = await bookTable(view, { deps, language, range });
  const columns = table.columns
    .map((column, at) => ({ ...column, at }))
    .filter(({ label }) => table.shown.includes(label));
  const rows = table.rows.slice(0, mostShown).map(({ id, code, cells }): ShownRow => ({
    id,
    ...(code !== undefined && { code }),
    texts: columns.map(({ kind, at }) => cellText(cells[at], kind, language)),
  }));
  const sums = table.sums.map(({ name, amount }) => ({
    name,
    amount: typeof amount === "number" ? cellText(amount, "cents", language) : amount,
  }));
  const mayExport = may(role, "export-lists");
  const shown = { view, range, columns, rows, sums, mayExport, count: table.rows.length };
  return data(shown, { headers: privateHeaders });
}

export function headers() {
  return privateHeaders;
}

/** A cell of a file as the page shows it. */
function cellText(cell: Cell, kind: ColumnKind, language: Language): string {
  if (cell === null || cell === undefined || cell === "") return "";
  if (kind === "cents" && typeof cell === "number") return formatNumber(cell / 100, language, 2);
  if (kind === "date") return formatInputDate(String(cell), language);
  if (kind === "moment")
    return `${formatInputDate(dateOf(String(cell)), language)} ${timeOf(String(cell))}`;
  return String(cell);
}

/** The books: payments, invoices, VAT and deposits held, for days that are chosen. */
export default function Books() {
  const { view, range, columns, rows, sums, mayExport, count } = useLoaderData<typeof loader>();
  const { language } = useSite();
  const words = adminBooksWords(language);
  const title = words.views[view];
  const own = { view, ...range };
  return (
    <>
      <title>{`${title} · ${words.title} · Eternal Pro`}</title>
      <PageHead title={words.title} lead={words.lead}>
        {mayExport && (
          <ExportLinks
            csvHref={bookPath(own, language, "csv")}
            xlsxHref={bookPath(own, language, "xlsx")}
          />
        )}
      </PageHead>
      <Views
        label={words.viewsLabel}
        views={bookViews.map((one) => ({
          to: bookPath({ view: one, ...range }, language),
          label: words.views[one],
          isCurrent: one === view,
        }))}
      />
      <PageBody>
        <Range {...{ language, view, range }} />
        <Panel title={title}>
          {view === "deposits" && (
            <p className={styles.more}>{words.onDay(formatDate(range.to, language))}</p>
          )}
          <SumList sums={sums} />
        </Panel>
        <DataTable<ShownRow>
          caption={title}
          columns={columns.map(({ label, kind }, at): Column<ShownRow> => ({
            key: label,
            label,
            isNumber: kind === "cents" || kind === "number",
            cell: ({ texts }) => texts[at],
          }))}
          rows={rows}
          keyOf={({ id }) => id}
          linkIn={columns.find(({ label }) => label === words.columns.code)?.label}
          hrefOf={({ code }) => code && adminPath("reservations", language, code)}
          card={({ texts }) => ({
            title: texts[0] ?? "",
            end: texts.at(columns.findLastIndex(({ kind }) => kind === "cents")) ?? "",
            sub: texts.slice(1, 5).filter(Boolean).join(" · "),
          })}
          empty={<EmptyState title={words.none} text={words.noneText} heading="h2" />}
        />
        {count > rows.length && <p className={styles.more}>{words.more(rows.length, count)}</p>}
      </PageBody>
    </>
  );
}

type RangeProps = Pick<ReturnType<typeof useLoaderData<typeof loader>>, "view" | "range"> & {
  language: Language;
};

/** The days that are shown. */
function Range({ language, view, range }: RangeProps) {
  const words = adminBooksWords(language);
  return (
    <Form key={`${range.from} ${range.to}`} method="get" className={styles.range}>
      <input type="hidden" name="view" value={view} />
      <DateInput label={words.from} name="from" leans="back" defaultValue={range.from} />
      <DateInput label={words.to} name="to" leans="back" startName="from" defaultValue={range.to} />
      <Button type="submit">{words.show}</Button>
    </Form>
  );
}
