import { data, Form, useLoaderData, type LoaderFunctionArgs } from "react-router";
import { may } from "../../../../domain/staff/rights.ts";
import { writeCursor } from "../../../../domain/lists/list-query.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { auditWords } from "../../../../i18n/admin-audit/en.ts";
import { listChoices } from "../../../../server/audit/list-choices.ts";
import { listEntries } from "../../../../server/audit/list-entries.ts";
import { listPriceNames } from "../../../../server/pricing/list-price-names.ts";
import { DataTable } from "../../../../ui/admin/list/data-table.tsx";
import { ExportLinks } from "../../../../ui/admin/list/export-links.tsx";
import { FilterBar } from "../../../../ui/admin/list/filter-chip.tsx";
import { PageHead } from "../../../../ui/admin/page/page-head.tsx";
import { Pager } from "../../../../ui/admin/list/pager.tsx";
import { SearchBox } from "../../../../ui/admin/list/search-box.tsx";
import { ButtonLink } from "../../../../ui/controls/button.tsx";
import { EmptyState } from "../../../../ui/controls/states/empty-state.tsx";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { requireStaff } from "../../guard/require-staff.ts";
import { auditAddress, keptFields, auditFilter, cursorOf, readAuditQuery } from "./audit-query.ts";
import { auditColumns, entryCard } from "./audit-columns.tsx";
import { AuditFilters } from "./audit-filters.tsx";

const perPage = 50;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  const member = await requireStaff(request, about, "see-audit");
  const query = readAuditQuery(new URL(request.url).searchParams);
  const { after, before } = query.list;
  const { pool } = about.deps;
  const [found, choices, names] = await Promise.all([
    // One entry more than is shown tells whether there is a further page.
    listEntries(pool, auditFilter(query), {
      after: cursorOf(after),
      before: cursorOf(before),
      max: perPage + 1,
    }),
    listChoices(pool),
    listPriceNames(pool),
  ]);
  const isBack = before !== undefined;
  const hasMore = found.length > perPage;
  const entries = isBack ? found.slice(-perPage) : found.slice(0, perPage);
  const older = hasMore || isBack;
  const newer = isBack ? hasMore : after !== undefined;
  const { language } = about;
  return data(
    {
      language,
      query,
      entries,
      choices,
      names,
      older,
      newer,
      mayExport: may(member.role, "export-lists"),
    },
    { headers: privateHeaders },
  );
}

export function headers() {
  return privateHeaders;
}

/** The audit log, the newest entry first. */
export default function AuditLogs() {
  const { language, query, entries, choices, names, older, newer, mayExport } =
    useLoaderData<typeof loader>();
  const words = auditWords(language);
  const address = (change: Record<string, string | undefined>) =>
    auditAddress(language, query, change);
  const [first, last] = [entries[0], entries.at(-1)];
  const files = (format: string) =>
    `${adminPath("audit-logs", language)}/export.${format}${address({}).replace(/^[^?]*/, "")}`;
  return (
    <>
      <title>{`${words.title} · Eternal Pro`}</title>
      <PageHead title={words.title} lead={words.lead}>
        {mayExport && <ExportLinks csvHref={files("csv")} xlsxHref={files("xlsx")} />}
      </PageHead>
      <FilterBar>
        <Form method="get" preventScrollReset>
          {keptFields(query, "q").map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <SearchBox
            label={words.search}
            value={query.list.q}
            clearHref={address({ q: undefined })}
          />
        </Form>
        <AuditFilters language={language} query={query} choices={choices} />
      </FilterBar>
      <DataTable
        caption={words.list}
        columns={auditColumns(language, names)}
        rows={entries}
        keyOf={({ id }) => String(id)}
        card={(entry) => entryCard(entry, language, names)}
        empty={
          <EmptyState title={words.empty} heading="h2" text={words.emptyText}>
            <ButtonLink to={adminPath("audit-logs", language)}>{words.clear}</ButtonLink>
          </EmptyState>
        }
      />
      <Pager
        label={words.shown(entries.length)}
        before={newer && first ? address({ before: writeCursor("", first.id) }) : undefined}
        after={older && last ? address({ after: writeCursor("", last.id) }) : undefined}
      />
    </>
  );
}
