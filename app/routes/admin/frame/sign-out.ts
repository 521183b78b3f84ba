import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "react-router";
import { adminPath } from "../../../i18n/admin-paths.ts";
import { signOut } from "../../../server/staff/sign-in/sign-out.ts";
import { page } from "../../request/page-context.ts";
import { privateHeaders } from "../../request/private-headers.ts";
import { readForm } from "../../request/read-form.ts";
import { leadTo } from "../forms/action-answer.ts";
import { returnPath } from "../guard/return-path.ts";

/** Ends the session, for anybody: without a session there is nothing to end. */
export async function action({ request, context }: ActionFunctionArgs) {
  const { deps, language } = context.get(page);
  await readForm(request);
  return leadTo(adminPath("login", language), await signOut(deps, request));
}

/** A visit of this address leads to the back office: a link must not sign anybody out. */
export function loader({ context }: LoaderFunctionArgs) {
  const { language } = context.get(page);
  return redirect(returnPath(null, language), { headers: privateHeaders });
}
