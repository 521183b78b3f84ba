import { data, useLoaderData, type LoaderFunctionArgs } from "react-router";
import { planGaps } from "../../../../domain/protection/plan-gaps.ts";
import { may } from "../../../../domain/staff/rights.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { adminPlansWords } from "../../../../i18n/admin-plans/en.ts";
import { listPlans } from "../../../../server/protection/list-plans.ts";
import { ExportLinks } from "../../../../ui/admin/list/export-links.tsx";
import { PageHead } from "../../../../ui/admin/page/page-head.tsx";
import { Views } from "../../../../ui/admin/list/views.tsx";
import { ButtonLink } from "../../../../ui/controls/button.tsx";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { useSite } from "../../../request/use-site.ts";
import { requireStaff } from "../../guard/require-staff.ts";
import { PlanList } from "./plan-list.tsx";

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
        <ExportLinks
          csvHref={own("export.csv")}
          xlsxHref={own("export.xlsx")}
          mayNot={mayExport ? undefined : words.mayNotExport}
        />
        <ButtonLink to={adminPath("protection-plan-pricing", language)}>{words.prices}</ButtonLink>
      </PageHead>
      <Views
        label={words.filter}
        views={states.map((one) => ({
          to: one === "all" ? own() : `${own()}?state=${one}`,
          label: labels[one],
          count: counts[one],
          isCurrent: one === state,
        }))}
      />
      <PlanList language={language} rows={rows} />
    </>
  );
}
