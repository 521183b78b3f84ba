import { type LoaderFunctionArgs } from "react-router";
import { page } from "../../request/page-context.ts";
import { notFound } from "../forms/action-answer.ts";
import { requireStaff } from "../guard/require-staff.ts";

/** Every other address under `/admin`. Strangers are sent to the sign-in, so they do not learn which addresses exist. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireStaff(request, context.get(page), "see-closed-site");
  throw notFound();
}

export { loader as action };

export default function Nowhere() {
  return null;
}
