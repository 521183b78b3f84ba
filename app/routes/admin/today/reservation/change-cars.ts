import type { ActionFunctionArgs } from "react-router";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { badForm, notFound } from "../../forms/action-answer.ts";
import { requireStaff } from "../../guard/require-staff.ts";
import { wishIn } from "./answers/read-wish.ts";
import { findByCode } from "./load-page.ts";
import { carOptions, type CarOption } from "./tasks/car-options.ts";

/** Answers with the cars for the change form as it is filled in. Nothing is written. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const about = context.get(page);
  await requireStaff(request, about, "steer-reservations");
  const found = await findByCode(params.code, about);
  if (!found) return notFound();
  const form = await request.formData().catch(() => undefined);
  if (!form) return badForm();
  const cars: CarOption[] = await carOptions(found, await wishIn({ form, found, about }), about);
  return Response.json(cars, { headers: privateHeaders });
}
