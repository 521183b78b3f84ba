import { data, type ActionFunctionArgs } from "react-router";
import { orderTexts } from "../../../../../server/settings/order-texts.ts";
import { recordId } from "../../../../../server/settings/record-id.ts";
import { page } from "../../../../request/page-context.ts";
import { privateHeaders } from "../../../../request/private-headers.ts";
import { readForm } from "../../../../request/read-form.ts";
import { requireFreshStaff } from "../../../guard/require-fresh-staff.ts";
import type { OrderOutcome } from "../record/order-list.tsx";
import { textOf } from "../record/read-edit.ts";

const mostIds = 1000;

/** Puts questions or reviews into the order that was sent. */
export async function orderAction(
  { request, context }: ActionFunctionArgs,
  table: "faq" | "review",
) {
  const about = context.get(page);
  const { by } = await requireFreshStaff(request, about, "edit-settings");
  const form = await readForm(request);
  const ids = textOf(form, "ids").slice(0, 20_000).split(",").map(recordId);
  const known = ids.filter((id) => id !== undefined);
  if (textOf(form, "do") !== "order" || known.length < ids.length || ids.length > mostIds)
    throw data(undefined, { status: 400, headers: privateHeaders });
  const { ok } = await orderTexts(about.deps.pool, { table, ids: known, by });
  await about.deps.catalogue.catchUp();
  return data<OrderOutcome>({ ordered: ok }, { status: ok ? 200 : 409, headers: privateHeaders });
}
