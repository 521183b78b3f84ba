import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { page } from "../../../../request/page-context.ts";
import { privateHeaders } from "../../../../request/private-headers.ts";
import { badForm, notFound } from "../../../forms/action-answer.ts";
import { requireStaff } from "../../../guard/require-staff.ts";
import { getCar } from "../../get-car.ts";
import { takeUploads } from "./picture-answers.ts";

/** Takes files from scripts that show the progress of each, and answers with the outcomes. */
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

/** 404 for a visit of this address: files are only sent to it. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  await requireStaff(request, context.get(page), "see-catalogue");
  throw notFound();
}
