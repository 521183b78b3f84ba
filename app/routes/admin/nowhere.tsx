import { data, type LoaderFunctionArgs } from "react-router";
import { page } from "../page-context.ts";
import { privateHeaders } from "../private-headers.ts";
import { requireStaff } from "./require-staff.ts";

/** Every other address under `/admin`: strangers are sent to the sign-in, which tells them nothing of what is there. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireStaff(request, context.get(page), "see-closed-site");
  throw data(undefined, { status: 404, headers: privateHeaders });
}

export { loader as action };

export default function Nowhere() {
  return null;
}
