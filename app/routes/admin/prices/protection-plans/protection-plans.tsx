import { data, type LoaderFunctionArgs, useLoaderData } from "react-router";
import { carCategories } from "../../../../domain/cars/car.ts";
import type { Language } from "../../../../domain/language.ts";
import { planGaps } from "../../../../domain/protection/plan-gaps.ts";
import { may } from "../../../../domain/staff/rights.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { adminPlansWords } from "../../../../i18n/admin-plans/en.ts";
import { bookingWords } from "../../../../i18n/booking/en.ts";
import { formatEuroShort } from "../../../../i18n/format.ts";
import { requireStaff } from "../../guard/require-staff.ts";
import { ProtectionTabs } from "../protection-tabs.tsx";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { useSite } from "../../../request/use-site.ts";
import { listPlans, type PlanRow } from "../../../../server/protection/list-plans.ts";
import { type Column, DataTable } from "../../../../ui/admin/list/data-table.tsx";
import { FilterBar, FilterChip } from "../../../../ui/admin/list/filter-chip.tsx";
import { ExportLinks } from "../../../../ui/admin/list/export-links.tsx";
import { PageHead } from "../../../../ui/admin/page/page-head.tsx";
import { StatusDot } from "../../../../ui/admin/page/status-dot.tsx";
import { ButtonLink } from "../../../../ui/controls/button.tsx";
import { SelectField } from "../../../../ui/controls/field.tsx";
import { EmptyState } from "../../../../ui/controls/states/empty-state.tsx";

const states = ["all", "offered", "hidden"] as const;

export async function loader({ request, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  const member = await requireStaff(request, about, "see-catalogue");
  const asked = new URL(request.url).searchParams.get("state");
  const state = states.find((one) => one === asked) ?? "all";
  const plans = await listPlans(about.deps.pool);
  const rows = plans.map((plan) => ({ ...plan, hasGap: planGaps(plan.prices).length > 0 }));
  const offered = rows.filter(({ active }) => active);
  const counts = {
    all: rows.length,
    offered: offered.length,
    hidden: rows.length - offered.length,
  };
  const shown = rows.filter(({ active }) => state === "all" || active === (state === "offered"));
  const mayExport = may(member.role, "export-lists");
  return data({ state, rows: shown, counts, mayExport }, { headers: privateHeaders });
}

export function headers() {
  return privateHeaders;
}

/** The protection plans, offered or not, in the order in which visitors see them. */
export default function ProtectionPlans() {
  const { state, rows, counts, mayExport } = useLoaderData<typeof loader>();
  const { language } = useSite();
  const words = adminPlansWords(language);
  const own = (...rest: string[]) => adminPath("protection-plans", language, ...rest);
  const labels = { all: words.all, offered: words.offered, hidden: words.hidden };
  return (
    <>
      <title>{`${words.title} · Eternal Pro`}</title>
      <PageHead title={words.title} lead={words.lead}>
        {mayExport && <ExportLinks csvHref={own("export.csv")} xlsxHref={own("export.xlsx")} />}
      </PageHead>
      <ProtectionTabs language={language} current="protection-plans" />
      <FilterBar>
        <FilterChip
          label={words.columns.state}
          value={state === "all" ? undefined : labels[state]}
          clearHref={own()}
          kept={[]}
        >
          <SelectField label={words.columns.state} name="state" defaultValue={state}>
            {states.map((one) => (
              <option key={one} value={one}>
                {labels[one]} ({counts[one]})
              </option>
            ))}
          </SelectField>
        </FilterChip>
      </FilterBar>
      <PlanList language={language} rows={rows} />
    </>
  );
}

type ListedPlan = PlanRow & { hasGap: boolean };

type Props = { language: Language; rows: readonly ListedPlan[] };

function PlanList({ language, rows }: Props) {
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
  const lowestCents = Math.min(...prices.map(({ perDayCents }) => perDayCents));
  return lowestCents === 0 ? words.included : formatEuroShort(lowestCents, language);
}
