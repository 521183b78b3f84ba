import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from "react-router";
import { page } from "../../request/page-context.ts";
import { privateHeaders } from "../../request/private-headers.ts";
import { readForm } from "../../request/read-form.ts";
import { leadTo } from "../forms/action-answer.ts";
import { requireStaff } from "../guard/require-staff.ts";
import { returnPath } from "../guard/return-path.ts";
import { themeCookie } from "./theme.ts";

/** Saves the theme of the button for light and dark, and leads back to the button's page. */
export async function action({ request, context }: ActionFunctionArgs) {
  const about = context.get(page);
  await requireStaff(request, about, "see-closed-site");
  const form = await readForm(request);
  const to = returnPath(String(form.get("to") ?? ""), about.language);
  const cookie = themeCookie(form.get("look") === "dark" ? "dark" : "light");
  return leadTo(to, [cookie]);
}

/** A visit of this address leads to the back office: only the button posts here. */
export function loader({ context }: LoaderFunctionArgs) {
  const { language } = context.get(page);
  return redirect(returnPath(null, language), { headers: privateHeaders });
}
