import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { page } from "../../../../request/page-context.ts";
import { privateHeaders } from "../../../../request/private-headers.ts";
import { badForm, notFound } from "../../../forms/action-answer.ts";
import { requireStaff } from "../../../guard/require-staff.ts";
import { getCar } from "../../get-car.ts";
import { takeUploads } from "./picture-answers.ts";

/** Takes files for scripts that show how far each of them is, and answers what became of them. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const about = context.get(page);
  const { by } = await requireStaff(request, about, "edit-cars");
  const { id } = await getCar(about.deps, params.id);
  const form = await request.formData().catch(() => undefined);
  if (!form) throw badForm();
  const uploads = await takeUploads({ deps: about.deps, by, carId: id, form });
  const isTaken = uploads.length > 0 && uploads.every(({ reason }) => reason === undefined);
  return Response.json({ uploads }, { status: isTaken ? 200 : 422, headers: privateHeaders });
}

/** There is nothing to read. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireStaff(request, context.get(page), "see-catalogue");
  throw notFound();
}
