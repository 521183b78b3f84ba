import type { LoaderFunctionArgs } from "react-router";
import { findFine } from "../../../../server/fines/fine-rows.ts";
import { page } from "../../../request/page-context.ts";
import { readId } from "../../forms/fields-of.ts";
import { sendPhoto } from "../../forms/send-photo.ts";
import { requireStaff } from "../../guard/require-staff.ts";

/** The photo of a notice. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const about = context.get(page);
  await requireStaff(request, about, "handle-fines");
  const fine = await findFine(about.deps.pool, readId(params.id) ?? 0);
  return sendPhoto(about.deps, fine?.photoSha256);
}
