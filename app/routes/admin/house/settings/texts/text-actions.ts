import { type ActionFunctionArgs } from "react-router";
import { badForm, answerWith } from "../../../forms/action-answer.ts";
import { requireFreshStaff } from "../../../guard/require-staff.ts";
import { saveRecordAction, textOf } from "../record/edit-action.ts";
import type { OrderAnswer } from "../record/order-list.tsx";
import { page } from "../../../../request/page-context.ts";
import { readForm } from "../../../../request/read-form.ts";
import { orderTexts } from "../../../../../server/settings/order-texts.ts";
import { recordId } from "../../../../../server/settings/record-id.ts";
import { removeText, saveText, type TextKind } from "../../../../../server/settings/save-text.ts";

type TextVerbs = Pick<
  Parameters<typeof saveRecordAction>[1],
  "section" | "find" | "nameOf" | "tells"
> & { kind: TextKind };

/** Saves or deletes a question or a review. */
export function saveTextAction(args: ActionFunctionArgs, { kind, ...about }: TextVerbs) {
  const { pool } = args.context.get(page).deps;
  return saveRecordAction(args, {
    ...about,
    fields: kind.fields,
    save: (change) => saveText(pool, kind, change),
    remove: (wish) => removeText(pool, kind, wish),
  });
}

const maxIds = 1000;

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
  if (textOf(form, "do") !== "order" || known.length < ids.length || ids.length > maxIds)
    throw badForm();
  const { ok } = await orderTexts(about.deps.pool, { table, ids: known, by });
  await about.deps.catalogue.catchUp();
  return ok
    ? answerWith<OrderAnswer>({ saved: {} })
    : answerWith<OrderAnswer>({ refused: "stale" }, 409);
}
