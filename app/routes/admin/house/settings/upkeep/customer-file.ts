import { wellFormed } from "../../../../../domain/plain-text.ts";
import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { exportCustomer } from "../../../../../server/customers/export-customer.ts";
import { page } from "../../../../request/page-context.ts";
import { privateHeaders } from "../../../../request/private-headers.ts";
import { readForm } from "../../../../request/read-form.ts";
import { requireFreshStaff } from "../../../guard/require-staff.ts";
import { textOf } from "../record/edit-action.ts";

/** Everything about one customer as a file. The e-mail address comes in a form, so that it stands in no log. */
export async function action({ request, context }: ActionFunctionArgs) {
  const about = context.get(page);
  const { by } = await requireFreshStaff(request, about, "export-customer");
  const typed = textOf(await readForm(request), "email").slice(0, 254);
  const email = wellFormed(typed.trim().toLowerCase().replaceAll("\0", ""));
  const file = await exportCustomer(about.deps, { email, by });
  if (file === undefined) throw new Response(null, { status: 404, headers: privateHeaders });
  return new Response(file, {
    headers: {
      ...privateHeaders,
      "Content-Type": "application/json; charset=utf-8",
      "Content-Disposition": `attachment; filename="customer-${about.today}.json"`,
    },
  });
}

/** 404 for a visit of this address: the file is only given for a form. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const about = context.get(page);
  await requireFreshStaff(request, about, "export-customer");
  throw new Response(null, { status: 404, headers: privateHeaders });
}
