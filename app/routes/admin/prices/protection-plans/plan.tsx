import { ArrowLeft } from "lucide-react";
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
import { listPlans } from "../../../../server/protection/list-plans.ts";
import { PageBody } from "../../../../ui/admin/page/page-body.tsx";
import { PageHead } from "../../../../ui/admin/page/page-head.tsx";
import { RecordForm } from "../../../../ui/admin/form/record-form.tsx";
import { ButtonLink } from "../../../../ui/controls/button.tsx";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { useSite } from "../../../request/use-site.ts";
import { filledForm } from "../../forms/filled-form.ts";
import { requireStaff } from "../../guard/require-staff.ts";
import { answerPlan } from "./answer-plan.ts";
import { planFields } from "./plan-fields.ts";
import { PlanForm } from "./plan-form.tsx";
import { PlanSide } from "./plan-side.tsx";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const about = context.get(page);
  const member = await requireStaff(request, about, "see-catalogue");
  const plans = await listPlans(about.deps.pool);
  const at = plans.findIndex(({ code }) => code === params.code);
  const plan = plans[at];
  if (!plan) throw data(undefined, { status: 404, headers: privateHeaders });
  const place = { number: at + 1, of: plans.length };
  const mayEdit = may(member.role, "edit-prices");
  return data({ plan, place, mayEdit }, { headers: privateHeaders });
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const about = context.get(page);
  const member = await requireStaff(request, about, "edit-prices");
  return answerPlan(about, { request, code: params.code ?? "", by: member.by });
}

export function headers() {
  return privateHeaders;
}

/** One protection plan. */
export default function Plan() {
  const { plan, place, mayEdit } = useLoaderData<typeof loader>();
  const told = useActionData<typeof action>();
  const { language } = useSite();
  const words = adminPlansWords(language);
  const mayNot = mayEdit ? undefined : words.mayNot;
  const fields = planFields(plan, language);
  const values = told?.typed ?? fields;
  const { filled, outcome } = filledForm(told, values, language);
  const name = language === "ba" ? plan.nameBs : plan.nameEn;
  return (
    <>
      <title>{`${name} · ${words.title} · Eternal Pro`}</title>
      <PageHead title={name}>
        <ButtonLink icon={ArrowLeft} to={adminPath("protection-plans", language)}>
          {words.back}
        </ButtonLink>
      </PageHead>
      <PageBody side={<PlanSide {...{ language, plan, place, mayNot }} />}>
        <RecordForm
          version={plan.version}
          filledAs={JSON.stringify(fields)}
          {...outcome}
          mayNot={mayNot}
        >
          <PlanForm language={language} filled={filled} />
        </RecordForm>
      </PageBody>
    </>
  );
}
