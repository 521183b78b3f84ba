import { memberIdOf } from "../../../../../domain/staff/doer.ts";
import type { ActionFunctionArgs } from "react-router";
import { saveDraft } from "../../../../../server/handovers/drafts.ts";
import { page } from "../../../../request/page-context.ts";
import { privateHeaders } from "../../../../request/private-headers.ts";
import { readForm } from "../../../../request/read-form.ts";
import { textOf } from "../../../forms/fields-of.ts";
import { requireStaff } from "../../../guard/require-staff.ts";
import { readDirection } from "../read-direction.ts";
import { jsonOf, maxSheet, openHandover } from "./load-handover.ts";

/** Keeps what was typed so far, so that anybody of the desk can go on with it. Answers the version that it has now. */
export async function action({ request, context, params }: ActionFunctionArgs) {
  const about = context.get(page);
  const { by } = await requireStaff(request, about, "hand-over");
  const direction = readDirection(params.direction);
  if (!direction) return Response.json({ ok: false }, { status: 404, headers: privateHeaders });
  const found = await openHandover(params.code, about);
  const form = await readForm(request);
  const body = jsonOf(textOf(form, "draft", maxSheet));
  const version = textOf(form, "version", 10);
  if (typeof body !== "object" || body === null || !/^\d{1,9}$/.test(version))
    return Response.json({ ok: false }, { status: 400, headers: privateHeaders });
  const kept = await saveDraft(about.deps, {
    token: found.view.token,
    direction,
    body,
    seenVersion: Number(version),
    staffId: memberIdOf(by.actor) ?? "",
  });
  return Response.json(kept.ok ? { ok: true, version: kept.version } : { ok: false }, {
    status: kept.ok ? 200 : 409,
    headers: privateHeaders,
  });
}
