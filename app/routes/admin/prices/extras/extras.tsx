import { data, Form, type LoaderFunctionArgs, useLoaderData } from "react-router";
import type { Language } from "../../../../domain/language.ts";
import { may } from "../../../../domain/staff/rights.ts";
import { adminExtrasWords } from "../../../../i18n/admin-extras/en.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { formatEuro, formatEuroShort } from "../../../../i18n/format.ts";
import { requireStaff } from "../../guard/require-staff.ts";
import {
  type ExtraSort,
  type ExtrasQuery,
  extraStates,
  readExtrasQuery,
  writeExtrasQuery,
} from "./extras-query.ts";
import { findExtras, type ListedExtra } from "./find-extras.ts";
import { includedSeasonText } from "./extra-form.tsx";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { useSite } from "../../../request/use-site.ts";
import { type Column, DataTable } from "../../../../ui/admin/list/data-table.tsx";
import { ExportLinks } from "../../../../ui/admin/list/export-links.tsx";
import { FilterBar } from "../../../../ui/admin/list/filter-chip.tsx";
import { NewLink } from "../../../../ui/admin/list/new-link.tsx";
import { SearchBox } from "../../../../ui/admin/list/search-box.tsx";
import { Views } from "../../../../ui/admin/list/views.tsx";
import { PageHead } from "../../../../ui/admin/page/page-head.tsx";
import { StatusDot } from "../../../../ui/admin/page/status-dot.tsx";
import { ButtonLink } from "../../../../ui/controls/button.tsx";
import { EmptyState } from "../../../../ui/controls/states/empty-state.tsx";
import { Tag } from "../../../../ui/controls/marks/tag.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  const member = await requireStaff(request, about, "see-catalogue");
  const query = readExtrasQuery(new URL(request.url).searchParams);
  const found = await findExtras(about.deps, query, about.language);
  const rights = {
    mayEdit: may(member.role, "edit-prices"),
    mayExport: may(member.role, "export-lists"),
  };
  return data({ query, ...found, ...rights }, { headers: privateHeaders });
}

export function headers() {
  return privateHeaders;
}

/** The extras with their prices, their stock and the pieces left. */
export default function Extras() {
  const { query, rows, counts, mayEdit, mayExport } = useLoaderData<typeof loader>();
  const { language } = useSite();
  const words = adminExtrasWords(language);
  const own = (...rest: string[]) => adminPath("extras", language, ...rest);
  const at = (change: Partial<typeof query>) => own() + writeExtrasQuery({ ...query, ...change });
  const file = (kind: string) => own(`export.${kind}`) + writeExtrasQuery(query);
  return (
    <>
      <title>{`${words.title} · Eternal Pro`}</title>
      <PageHead title={words.title} lead={words.lead}>
        {mayExport && <ExportLinks csvHref={file("csv")} xlsxHref={file("xlsx")} />}
        {mayEdit && <NewLink to={own("new")}>{words.new}</NewLink>}
      </PageHead>
      <Views
        label={words.filter}
        views={extraStates.map((state) => ({
          to: at({ state }),
          label: words.states[state],
          count: counts[state],
          isCurrent: state === query.state,
        }))}
      />
      <FilterBar>
        <Form method="get" preventScrollReset>
          {query.state !== "all" && <input type="hidden" name="state" value={query.state} />}
          <SearchBox label={words.search} value={query.q} clearHref={at({ q: "" })} />
        </Form>
      </FilterBar>
      <ExtraList language={language} rows={rows} query={query} addressOf={at} />
    </>
  );
}

type Props = {
  language: Language;
  rows: readonly ListedExtra[];
  query: ExtrasQuery;
  addressOf: (change: Partial<ExtrasQuery>) => string;
};

function ExtraList({ language, rows, query, addressOf }: Props) {
  const words = adminExtrasWords(language);
  return (
    <DataTable<ListedExtra>
      caption={words.title}
      columns={columnsOf(language)}
      rows={rows}
      keyOf={({ code }) => code}
      hrefOf={({ code }) => adminPath("extras", language, code)}
      sort={{ key: query.sort, direction: query.direction }}
      sortHref={(key, direction) => addressOf({ sort: key as ExtraSort, direction })}
      card={cardOf(language)}
      empty={
        <EmptyState title={words.none} text={words.noneText} heading="h2">
          <ButtonLink to={adminPath("extras", language)}>{words.showAll}</ButtonLink>
        </EmptyState>
      }
    />
  );
}

function cardOf(language: Language) {
  const words = adminExtrasWords(language);
  return (row: ListedExtra) => ({
    title: nameOf(row, language),
    end: priceOf(row, language),
    sub: row.stock === null ? words.notCounted : words.days.left(Math.max(0, row.today ?? 0)),
    subEnd: <State row={row} language={language} />,
  });
}

function columnsOf(language: Language): Column<ListedExtra>[] {
  const words = adminExtrasWords(language);
  const { columns } = words;
  const number = { isNumber: true, sortable: true } as const;
  return [
    {
      key: "name",
      label: columns.name,
      sortable: true,
      isWide: true,
      cell: (row) => nameOf(row, language),
    },
    { ...number, key: "price", label: columns.price, cell: (row) => priceOf(row, language) },
    {
      key: "cap",
      label: columns.cap,
      isNumber: true,
      cell: ({ capCents }) => (capCents === null ? "–" : formatEuroShort(capCents, language)),
    },
    {
      key: "quantity",
      label: columns.quantity,
      isNumber: true,
      cell: ({ maxQuantity }) => maxQuantity,
    },
    { ...number, key: "stock", label: columns.stock, cell: ({ stock }) => stock ?? "–" },
    { ...number, key: "today", label: columns.today, cell: ({ today }) => <Left of={today} /> },
    { ...number, key: "least", label: columns.least, cell: ({ least }) => <Left of={least} /> },
    {
      key: "season",
      label: columns.season,
      cell: (row) => includedSeasonText(row, language) ?? "–",
    },
    {
      key: "state",
      label: columns.state,
      cell: (row) => <State row={row} language={language} />,
    },
  ];
}

/** The number of pieces left, marked when there are none. */
function Left({ of: left }: { of: number | undefined }) {
  if (left === undefined) return "–";
  return left > 0 ? left : <Tag tone={left < 0 ? "bad" : "warn"}>{left}</Tag>;
}

function State({ row, language }: { row: ListedExtra; language: Language }) {
  const words = adminExtrasWords(language);
  if (row.active) return <StatusDot tone="good">{words.offered}</StatusDot>;
  return <StatusDot tone="off">{words.hidden}</StatusDot>;
}

function nameOf({ nameEn, nameBs }: ListedExtra, language: Language): string {
  return language === "ba" ? nameBs : nameEn;
}

function priceOf({ charge, priceCents }: ListedExtra, language: Language): string {
  const words = adminExtrasWords(language);
  if (charge === "free" || priceCents === 0) return words.free;
  const price = formatEuro(priceCents, language);
  return charge === "per-day" ? words.perDay(price) : words.perRental(price);
}
