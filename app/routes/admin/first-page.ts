import { redirect, type LoaderFunctionArgs } from "react-router";
import { adminPath } from "../../i18n/admin-paths.ts";
import { page } from "../page-context.ts";
import { privateHeaders } from "../private-headers.ts";
import { requireStaff } from "./require-staff.ts";

/** Where the back office begins. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  await requireStaff(request, about, "see-closed-site");
  return redirect(adminPath("reservations", about.language), { headers: privateHeaders });
}
