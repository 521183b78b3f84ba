import type { Doer } from "../../../../../domain/staff/doer.ts";
import { data, redirect, type ActionFunctionArgs } from "react-router";
import type { Edit, EditAnswer } from "../../../../../domain/settings/edit-answer.ts";
import type { SectionName } from "../../../../../i18n/admin-settings/sections.ts";
import { recordId } from "../../../../../server/settings/record-id.ts";
import { page } from "../../../../request/page-context.ts";
import { privateHeaders } from "../../../../request/private-headers.ts";
import { readForm } from "../../../../request/read-form.ts";
import { requireFreshStaff } from "../../../guard/require-fresh-staff.ts";
import { sectionPath } from "../../settings-frame.tsx";
import { editOutcome } from "./edit-outcome.ts";
import { readEdit, readNew, textOf } from "./read-edit.ts";

type Asked = {
  section: SectionName;
  fields: readonly string[];
  save: (change: Edit & { id: number | undefined; by: Doer }) => Promise<EditAnswer>;
  remove: (wish: { id: number; by: Doer }) => Promise<{ removed: boolean }>;
  /** The edit that a record has now. */
  versionOf: (id: number) => Promise<number | undefined>;
};

/** Saves one of the records that a section lists, or takes it away; a new one, and one that is gone, lead to the list. */
export async function saveRecordAction(
  { request, context, params }: ActionFunctionArgs,
  { section, fields, save, remove, versionOf }: Asked,
) {
  const about = context.get(page);
  const { by } = await requireFreshStaff(request, about, "edit-settings");
  const form = await readForm(request);
  const { catalogue } = about.deps;
  const isNew = params.id === "new";
  const id = recordId(params.id ?? "");
  if (id === undefined && !isNew) throw data(undefined, { status: 404, headers: privateHeaders });
  const list = sectionPath(section, about.language);
  if (id !== undefined && textOf(form, "do") === "remove") {
    const { removed } = await remove({ id, by });
    if (!removed) throw data(undefined, { status: 404, headers: privateHeaders });
    await catalogue.catchUp();
    return redirect(list, { status: 303, headers: privateHeaders });
  }
  const { typed, seen } = (isNew ? readNew : readEdit)(form, fields);
  const answer = await save({ id, typed, seen, by });
  await catalogue.catchUp();
  if (answer.ok && isNew) return redirect(list, { status: 303, headers: privateHeaders });
  const version = id === undefined ? 0 : ((await versionOf(id)) ?? 0);
  return editOutcome(answer, { typed, seen, version });
}
