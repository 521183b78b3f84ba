import { fineActions } from "../../../../domain/fines/fine.ts";
import type { Doer } from "../../../../domain/staff/doer.ts";
import { finePaperKinds, issueFinePaper } from "../../../../server/fines/issue-fine-paper.ts";
import { moveFine } from "../../../../server/fines/move-fine.ts";
import { writeToFined } from "../../../../server/fines/write-to-fined.ts";
import type { PageContext } from "../../../request/page-context.ts";
import { fieldsOf, versionOf } from "../../forms/fields-of.ts";

type Outcome = { done: string } | { refused: string };

/** Does what a form of a fine's page asks for. */
export async function answerFine(
  form: FormData,
  { id, by, about }: { id: number; by: Doer; about: PageContext },
): Promise<Outcome> {
  const sent = fieldsOf(form);
  const { deps } = about;
  const { handovers } = await deps.catalogue.get();
  const handlingCents = handovers.fineHandlingCents;
  if (sent.intent === "letter") {
    const key = /^[\w-]{8,64}$/.exec(sent.key ?? "")?.[0];
    if (!key) return { refused: "form" };
    const answer = await writeToFined(deps, { id, key, handlingCents, by });
    return answer.ok ? { done: "letter" } : { refused: answer.reason };
  }
  const kind = finePaperKinds.find((one) => one === sent.intent);
  if (kind) {
    const formKey = /^[\w-]{8,64}$/.exec(sent.key ?? "")?.[0];
    if (!formKey) return { refused: "form" };
    const answer = await issueFinePaper(deps, { id, kind, formKey, handlingCents, by });
    return answer.ok ? { done: "paper" } : { refused: answer.reason };
  }
  const action = fineActions.find((one) => one === sent.intent);
  if (!action) return { refused: "form" };
  const reason = (sent.reason ?? "").trim().slice(0, 200);
  const seenVersion = versionOf(sent);
  const answer = await moveFine(deps, { id, seenVersion, action, reason, handlingCents, by });
  return answer.ok ? { done: action } : { refused: answer.reason };
}
