import { carCategories } from "../../../../domain/cars/car.ts";
import type { Language } from "../../../../domain/language.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { adminPlansWords } from "../../../../i18n/admin-plans/en.ts";
import { bookingWords } from "../../../../i18n/booking/en.ts";
import { formatEuroShort } from "../../../../i18n/format.ts";
import type { PlanRow } from "../../../../server/protection/list-plans.ts";
import { DataTable, type Column } from "../../../../ui/admin/list/data-table.tsx";
import { StatusDot } from "../../../../ui/admin/page/status-dot.tsx";
import { ButtonLink } from "../../../../ui/controls/button.tsx";
import { EmptyState } from "../../../../ui/controls/states/empty-state.tsx";

export type ListedPlan = PlanRow & { hasGap: boolean };

type Props = { language: Language; rows: readonly ListedPlan[] };

/** The plans as a table. */
export function PlanList({ language, rows }: Props) {
  const words = adminPlansWords(language);
  return (
    <DataTable<ListedPlan>
      caption={words.title}
      columns={columnsOf(language)}
      rows={rows}
      keyOf={({ code }) => code}
      hrefOf={({ code }) => adminPath("protection-plans", language, code)}
      card={cardOf(language)}
      empty={
        <EmptyState title={words.empty} heading="h2">
          <ButtonLink to={adminPath("protection-plans", language)}>{words.showAll}</ButtonLink>
        </EmptyState>
      }
    />
  );
}

function cardOf(language: Language) {
  const words = adminPlansWords(language);
  return (row: ListedPlan) => ({
    title: nameOf(row, language),
    end: fromOf(row, language),
    sub: `${words.columns.deposit} ${formatEuroShort(row.depositCents, language)}`,
    subEnd: <State row={row} language={language} />,
  });
}

function columnsOf(language: Language): Column<ListedPlan>[] {
  const words = adminPlansWords(language);
  const { columns } = words;
  const { coverage } = bookingWords(language).extras;
  const euro = (cents: number) => formatEuroShort(cents, language);
  return [
    { key: "name", label: columns.name, cell: (row) => nameOf(row, language) },
    {
      key: "deposit",
      label: columns.deposit,
      isNumber: true,
      cell: ({ depositCents }) => euro(depositCents),
    },
    {
      key: "excess",
      label: columns.excess,
      isNumber: true,
      cell: ({ excessCents }) => euro(excessCents),
    },
    {
      key: "safety-fee",
      label: columns.safetyFee,
      isNumber: true,
      cell: ({ safetyFeeCents }) => (safetyFeeCents > 0 ? euro(safetyFeeCents) : "–"),
    },
    {
      key: "from",
      label: columns.from,
      isNumber: true,
      cell: (row) => fromOf(row, language),
    },
    {
      key: "covers",
      label: columns.covers,
      isWide: true,
      cell: ({ covers }) => covers.map((name) => coverage[name]).join(" · ") || "–",
    },
    {
      key: "state",
      label: columns.state,
      cell: (row) => <State row={row} language={language} />,
    },
  ];
}

function State({ row, language }: { row: ListedPlan; language: Language }) {
  const words = adminPlansWords(language);
  if (row.active) return <StatusDot tone="good">{words.offered}</StatusDot>;
  return <StatusDot tone="off">{words.hidden}</StatusDot>;
}

function nameOf({ nameEn, nameBs }: ListedPlan, language: Language): string {
  return language === "ba" ? nameBs : nameEn;
}

/** The lowest price of a day, for the cheapest category. */
function fromOf({ prices, hasGap }: ListedPlan, language: Language): string {
  const words = adminPlansWords(language);
  if (hasGap && prices.length < carCategories.length) return words.noPrice;
  const least = Math.min(...prices.map(({ perDayCents }) => perDayCents));
  return least === 0 ? words.included : formatEuroShort(least, language);
}
