import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "react-router";
import { page } from "../../request/page-context.ts";
import { privateHeaders } from "../../request/private-headers.ts";
import { readForm } from "../../request/read-form.ts";
import { foldSteps } from "../../../server/staff/members/fold-steps.ts";
import { leadTo } from "../forms/action-answer.ts";
import { requireStaff } from "../guard/require-staff.ts";
import { returnPath } from "../guard/return-path.ts";

/** Folds the first steps away for the member, or shows them again, and leads back to the button's page. */
export async function action({ request, context }: ActionFunctionArgs) {
  const about = context.get(page);
  const { id } = await requireStaff(request, about, "see-closed-site");
  const form = await readForm(request);
  await foldSteps(about.deps.pool, { id, folded: form.get("steps") === "folded" });
  return leadTo(returnPath(String(form.get("to") ?? ""), about.language));
}

/** A visit of this address leads to the back office: only the button posts here. */
export function loader({ context }: LoaderFunctionArgs) {
  const { language } = context.get(page);
  return redirect(returnPath(null, language), { headers: privateHeaders });
}
