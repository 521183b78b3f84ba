import { redirect, type LoaderFunctionArgs } from "react-router";
import { adminPath } from "../../../i18n/admin-paths.ts";
import { page } from "../../request/page-context.ts";
import { privateHeaders } from "../../request/private-headers.ts";
import { requireStaff } from "../guard/require-staff.ts";

/** The address `/admin`, which leads to the dashboard. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  await requireStaff(request, about, "see-closed-site");
  return redirect(adminPath("dashboard", about.language), { headers: privateHeaders });
}
