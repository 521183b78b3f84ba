import type { LoaderFunctionArgs } from "react-router";
import { findReceipt } from "../../../../server/drawers/find-receipt.ts";
import { page } from "../../../request/page-context.ts";
import { readId } from "../../forms/fields-of.ts";
import { sendPhoto } from "../../forms/send-photo.ts";
import { requireStaff } from "../../guard/require-staff.ts";

/** The photo of the receipt of an expense. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const about = context.get(page);
  await requireStaff(request, about, "see-cash");
  const sha256 = await findReceipt(about.deps.pool, readId(params.movement) ?? 0);
  return sendPhoto(about.deps, sha256);
}
