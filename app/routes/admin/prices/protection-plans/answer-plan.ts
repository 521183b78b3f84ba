import { readPlan } from "../../../../domain/protection/read-plan.ts";
import { changePlan } from "../../../../server/protection/change-plan.ts";
import { movePlan } from "../../../../server/protection/move-plan.ts";
import type { Doer } from "../../../../server/audit/write-audit-entries.ts";
import type { PageContext } from "../../../request/page-context.ts";
import { readForm } from "../../../request/read-form.ts";
import { fieldsOf, typedOf, versionOf } from "../../forms/fields-of.ts";
import type { RecordTold } from "../../forms/filled-form.ts";
import { tell } from "../../forms/tell.ts";
import { planFields, planLabels } from "./plan-fields.ts";

const told = tell<RecordTold>;

type Sent = { request: Request; code: string; by: Doer };

/** Changes a plan, or moves it one place when the form says so. */
export async function answerPlan({ deps, language }: PageContext, { request, code, by }: Sent) {
  const sent = fieldsOf(await readForm(request));
  if (sent.move !== undefined) return move(deps, { code, by, to: sent.move });
  const read = readPlan(sent);
  const known = { ...planLabels(language) };
  if (!read.ok) return told({ faults: read.faults, typed: typedOf(sent, known) }, 400);
  const { plan } = read;
  const answer = await changePlan(deps.pool, { code, version: versionOf(sent), plan, by });
  if (answer.ok) {
    await deps.catalogue.catchUp();
    return told({ saved: { undo: planFields(answer.before, language) } }, 200);
  }
  const typed = typedOf(sent, known);
  if (answer.reason === "invalid") return told({ faults: answer.faults, typed }, 400);
  if (answer.reason === "not-found") throw tell(undefined, 404);
  const { theirs } = answer;
  const stale = {
    version: theirs.version,
    theirs: planFields(theirs, language),
    labels: planLabels(language),
  };
  return told({ stale, typed }, 409);
}

async function move(
  deps: PageContext["deps"],
  { code, by, to }: { code: string; by: Doer; to: string },
) {
  const step = to === "up" ? -1 : 1;
  if ((to !== "up" && to !== "down") || !(await movePlan(deps.pool, { code, step, by })))
    throw tell(undefined, to === "up" || to === "down" ? 404 : 400);
  await deps.catalogue.catchUp();
  return told({ saved: {} }, 200);
}
