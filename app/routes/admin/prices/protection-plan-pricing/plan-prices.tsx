import {
  data,
  useActionData,
  useLoaderData,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
} from "react-router";
import { may } from "../../../../domain/staff/rights.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { adminPlansWords } from "../../../../i18n/admin-plans/en.ts";
import { pricesOf, stampOf } from "../../../../server/protection/change-plan-prices.ts";
import { listPlans } from "../../../../server/protection/list-plans.ts";
import { ExportLinks } from "../../../../ui/admin/list/export-links.tsx";
import { PageBody } from "../../../../ui/admin/page/page-body.tsx";
import { PageHead } from "../../../../ui/admin/page/page-head.tsx";
import { ButtonLink } from "../../../../ui/controls/button.tsx";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { useSite } from "../../../request/use-site.ts";
import { requireStaff } from "../../guard/require-staff.ts";
import { answerPrices } from "./answer-prices.ts";
import { cellsOf } from "./grid-cells.ts";
import { PlanGrid } from "./plan-grid.tsx";

export async function loader({ request, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  const member = await requireStaff(request, about, "see-catalogue");
  const plans = await listPlans(about.deps.pool);
  const prices = pricesOf(plans);
  const shown = plans.map(({ code, nameEn, nameBs, active }) => ({ code, nameEn, nameBs, active }));
  const rights = {
    mayEdit: may(member.role, "edit-prices"),
    mayExport: may(member.role, "export-lists"),
  };
  const cells = { stamp: stampOf(prices), values: cellsOf(prices) };
  return data({ plans: shown, ...cells, ...rights }, { headers: privateHeaders });
}

export async function action({ request, context }: ActionFunctionArgs) {
  const about = context.get(page);
  const member = await requireStaff(request, about, "edit-prices");
  return answerPrices(about, request, member.by);
}

export function headers() {
  return privateHeaders;
}

/** What every plan costs for every category and length, as one grid. */
export default function PlanPrices() {
  const { plans, stamp, values, mayEdit, mayExport } = useLoaderData<typeof loader>();
  const told = useActionData<typeof action>();
  const { language } = useSite();
  const words = adminPlansWords(language);
  const own = (file: string) => adminPath("protection-plan-pricing", language, file);
  return (
    <>
      <title>{`${words.grid.title} · Eternal Pro`}</title>
      <PageHead title={words.grid.title} lead={words.grid.lead}>
        <ExportLinks
          csvHref={own("export.csv")}
          xlsxHref={own("export.xlsx")}
          mayNot={mayExport ? undefined : words.mayNotExport}
        />
        <ButtonLink to={adminPath("protection-plans", language)}>{words.title}</ButtonLink>
      </PageHead>
      <PageBody>
        <PlanGrid
          {...{ language, plans, told }}
          loaded={{ stamp, values }}
          mayNot={mayEdit ? undefined : words.mayNot}
        />
      </PageBody>
    </>
  );
}
