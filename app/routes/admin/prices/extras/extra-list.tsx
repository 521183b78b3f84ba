import type { Language } from "../../../../domain/language.ts";
import { adminExtrasWords } from "../../../../i18n/admin-extras/en.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { formatEuro, formatEuroShort } from "../../../../i18n/format.ts";
import { DataTable, type Column } from "../../../../ui/admin/list/data-table.tsx";
import { StatusDot } from "../../../../ui/admin/page/status-dot.tsx";
import { ButtonLink } from "../../../../ui/controls/button.tsx";
import { EmptyState } from "../../../../ui/controls/states/empty-state.tsx";
import { Tag } from "../../../../ui/controls/marks/tag.tsx";
import type { ExtrasQuery, ExtraSort } from "./extras-query.ts";
import type { ListedExtra } from "./find-extras.ts";
import { seasonText } from "./month-day-text.ts";

type Props = {
  language: Language;
  rows: readonly ListedExtra[];
  query: ExtrasQuery;
  addressOf: (change: Partial<ExtrasQuery>) => string;
};

/** The extras as a table. */
export function ExtraList({ language, rows, query, addressOf }: Props) {
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
      cell: (row) => seasonText(row, language) ?? "–",
    },
    {
      key: "state",
      label: columns.state,
      cell: (row) => <State row={row} language={language} />,
    },
  ];
}

/** None left stands out. */
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
