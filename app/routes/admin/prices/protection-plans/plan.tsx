import type { Doer } from "../../../../domain/staff/doer.ts";
import { ArrowLeft } from "lucide-react";
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  useActionData,
  useLoaderData,
} from "react-router";
import { readPlan } from "../../../../domain/protection/read-plan.ts";
import { may } from "../../../../domain/staff/rights.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { adminPlansWords } from "../../../../i18n/admin-plans/en.ts";
import { answerWith, badForm, notFound } from "../../forms/action-answer.ts";
import { fieldsOf, typedOf, versionOf } from "../../forms/fields-of.ts";
import { filledForm, type RecordAnswer } from "../../forms/filled-form.ts";
import { requireStaff } from "../../guard/require-staff.ts";
import { planFields, planLabels, PlanForm } from "./plan-form.tsx";
import { PlanSide } from "./plan-side.tsx";
import { page, type PageContext } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { readForm } from "../../../request/read-form.ts";
import { useSite } from "../../../request/use-site.ts";
import { changePlan } from "../../../../server/protection/change-plan.ts";
import { listPlans } from "../../../../server/protection/list-plans.ts";
import { movePlan } from "../../../../server/protection/move-plan.ts";
import { RecordForm } from "../../../../ui/admin/form/record-form.tsx";
import { PageBody } from "../../../../ui/admin/page/page-body.tsx";
import { PageHead } from "../../../../ui/admin/page/page-head.tsx";
import { ButtonLink } from "../../../../ui/controls/button.tsx";

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const about = context.get(page);
  const member = await requireStaff(request, about, "see-catalogue");
  const plans = await listPlans(about.deps.pool);
  const at = plans.findIndex(({ code }) => code === params.code);
  const plan = plans[at];
  if (!plan) throw notFound();
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

export default function Plan() {
  const { plan, place, mayEdit } = useLoaderData<typeof loader>();
  const answer = useActionData<typeof action>();
  const { language } = useSite();
  const words = adminPlansWords(language);
  const mayNot = mayEdit ? undefined : words.mayNot;
  const fields = planFields(plan, language);
  const values = answer?.typed ?? fields;
  const { filled, outcome } = filledForm(answer, values, language);
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

const answered = answerWith<RecordAnswer>;

type Sent = { request: Request; code: string; by: Doer };

/** Changes a plan; a form with `move` moves it one place instead. */
async function answerPlan({ deps, language }: PageContext, { request, code, by }: Sent) {
  const sent = fieldsOf(await readForm(request));
  if (sent.move !== undefined) return move(deps, { code, by, to: sent.move });
  const read = readPlan(sent);
  const known = { ...planLabels(language) };
  if (!read.ok) return answered({ faults: read.faults, typed: typedOf(sent, known) }, 400);
  const { plan } = read;
  const answer = await changePlan(deps.pool, { code, version: versionOf(sent), plan, by });
  if (answer.ok) {
    await deps.catalogue.catchUp();
    return answered({ saved: { undo: planFields(answer.before, language) } }, 200);
  }
  const typed = typedOf(sent, known);
  if (answer.reason === "invalid") return answered({ faults: answer.faults, typed }, 400);
  if (answer.reason === "not-found") throw notFound();
  const { theirs } = answer;
  const stale = {
    version: theirs.version,
    theirs: planFields(theirs, language),
    labels: planLabels(language),
  };
  return answered({ stale, typed }, 409);
}

async function move(
  deps: PageContext["deps"],
  { code, by, to }: { code: string; by: Doer; to: string },
) {
  const step = to === "up" ? -1 : 1;
  if ((to !== "up" && to !== "down") || !(await movePlan(deps.pool, { code, step, by })))
    throw to === "up" || to === "down" ? notFound() : badForm();
  await deps.catalogue.catchUp();
  return answered({ saved: {} }, 200);
}
