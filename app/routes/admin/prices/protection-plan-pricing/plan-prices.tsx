import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import type { Language } from "../../../../domain/language.ts";
import { answerWith, type ActionAnswer } from "../../forms/action-answer.ts";
import type { FieldFaults } from "../../../../domain/forms/field-fault.ts";
import type { SentTexts } from "../../../../domain/forms/read-form.ts";
import { readPlanPrices } from "../../../../domain/protection/read-plan-prices.ts";
import { may } from "../../../../domain/staff/rights.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { adminPlansWords } from "../../../../i18n/admin-plans/en.ts";
import { fieldsOf } from "../../forms/fields-of.ts";
import { requireStaff } from "../../guard/require-staff.ts";
import { ProtectionTabs } from "../protection-tabs.tsx";
import { PlanGrid } from "./plan-grid.tsx";
import { bandsOf, cellsOf } from "./use-plan-grid.ts";
import { page, type PageContext } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { readForm } from "../../../request/read-form.ts";
import { useSite } from "../../../request/use-site.ts";
import type { Doer } from "../../../../domain/staff/doer.ts";
import {
  changePlanPrices,
  pricesOf,
  stampOf,
} from "../../../../server/protection/change-plan-prices.ts";
import { listPlans } from "../../../../server/protection/list-plans.ts";
import type { Saved } from "../../../../ui/admin/form/toasts/saved-toast.tsx";
import { cellText, type GridValues } from "../../../../ui/admin/grid/use-grid-texts.ts";
import { ExportLinks } from "../../../../ui/admin/list/export-links.tsx";
import { PageBody } from "../../../../ui/admin/page/page-body.tsx";
import { PageHead } from "../../../../ui/admin/page/page-head.tsx";

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

/** The price of every plan for every category and length, as one grid. */
export default function PlanPrices() {
  const { plans, stamp, values, mayEdit, mayExport } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { language } = useSite();
  const words = adminPlansWords(language);
  const own = (file: string) => adminPath("protection-plan-pricing", language, file);
  return (
    <>
      <title>{`${words.grid.title} · Eternal Pro`}</title>
      <PageHead title={words.grid.title} lead={words.grid.lead}>
        {mayExport && <ExportLinks csvHref={own("export.csv")} xlsxHref={own("export.xlsx")} />}
      </PageHead>
      <ProtectionTabs language={language} current="protection-plan-pricing" />
      <PageBody>
        <PlanGrid
          {...{ language, plans, answer }}
          loaded={{ stamp, values }}
          mayNot={mayEdit ? undefined : words.mayNot}
        />
      </PageBody>
    </>
  );
}

/** The answer of the action; `stale` are the prices that somebody else has saved. */
export type PlanPricesAnswer = ActionAnswer<{
  saved: Saved;
  stale: { stamp: string; values: GridValues };
  faults: FieldFaults;
  typed: Record<string, string>;
}>;

const answered = answerWith<PlanPricesAnswer>;

/** Saves the whole grid, or refuses it with the reason. */
async function answerPrices({ deps, language }: PageContext, request: Request, by: Doer) {
  const sent = fieldsOf(await readForm(request));
  const plans = await listPlans(deps.pool);
  const read = readPlanPrices(sent, plans);
  if (!read.ok) return answered({ faults: read.faults, typed: cellsIn(sent) }, 400);
  const stamp = (sent.stamp ?? "").slice(0, 40);
  const answer = await changePlanPrices(deps.pool, { prices: read.prices, stamp, by });
  if (!answer.ok) {
    const theirs = pricesOf(await listPlans(deps.pool));
    const stale = { stamp: stampOf(theirs), values: cellsOf(theirs) };
    return answered({ stale, typed: cellsIn(sent) }, 409);
  }
  await deps.catalogue.catchUp();
  const before = cellsOf(answer.before);
  const undo = { ...textsOf(before, language), bands: bandsOf(before).join(), stamp: answer.stamp };
  return answered({ saved: answer.changed > 0 ? { undo } : {} }, 200);
}

function cellsIn({ stamp: _stamp, ...sent }: SentTexts): Record<string, string> {
  return Object.fromEntries(
    Object.entries(sent).map(([name, text]) => [name, (text ?? "").slice(0, 40)]),
  );
}

function textsOf(values: GridValues, language: Language): Record<string, string> {
  return Object.fromEntries(
    Object.entries(values).map(([name, cents]) => [name, cellText(cents, language)]),
  );
}
