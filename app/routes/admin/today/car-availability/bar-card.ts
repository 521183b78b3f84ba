import type { ActionFunctionArgs, LoaderFunctionArgs } from "react-router";
import { may } from "../../../../domain/staff/rights.ts";
import { page } from "../../../request/page-context.ts";
import { privateHeaders } from "../../../request/private-headers.ts";
import { readForm } from "../../../request/read-form.ts";
import { notFound } from "../../forms/action-answer.ts";
import { requireStaff } from "../../guard/require-staff.ts";
import { answerOutlook } from "./answer-outlook.ts";
import { answerRelocation } from "./answer-relocation.ts";
import { findHere, loadCard } from "./load-card.ts";

/** Answers with the card of a bar; with a part of it named, with what a hand that takes that part is told. */
export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const about = context.get(page);
  const asked = new URL(request.url).searchParams;
  const isHeld = asked.has("part");
  const right = isHeld ? "steer-reservations" : "see-reservations";
  const { role } = await requireStaff(request, about, right);
  const found = await findHere(params.code, about);
  if (!found) throw notFound();
  if (isHeld) return answerOutlook(asked, { found, about });
  const card = await loadCard(found, about, may(role, "steer-reservations"));
  return Response.json(card, { headers: privateHeaders });
}

/** Answers what a move would do, or does it. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const about = context.get(page);
  const member = await requireStaff(request, about, "steer-reservations");
  const found = await findHere(params.code, about);
  if (!found) throw notFound();
  return answerRelocation({ form: await readForm(request), found, member, about });
}
