import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from "react-router";
import {
  sectionSettings,
  settingFields,
  type SettingSection,
} from "../../../../../domain/settings/definitions.ts";
import { changeSettings } from "../../../../../server/settings/change-settings.ts";
import { listSettings } from "../../../../../server/settings/list-settings.ts";
import { page } from "../../../../request/page-context.ts";
import { privateHeaders } from "../../../../request/private-headers.ts";
import { readForm } from "../../../../request/read-form.ts";
import { requireFreshStaff } from "../../../guard/require-staff.ts";
import { keptDecimals } from "./values-page.tsx";
import { answerEdit, readEdit } from "./edit-action.ts";

/** The settings of a section, for its form. */
export async function loadValues(
  { request, context }: LoaderFunctionArgs,
  section: SettingSection,
) {
  const about = context.get(page);
  await requireFreshStaff(request, about, "see-settings");
  const { fields, version } = await listSettings(about.deps.pool, section);
  const { rules } = (await about.deps.catalogue.get()).priceList;
  const { youngDriverUntil, youngDriverPerDayCents, youngDriverCapCents } = rules;
  const young = { youngDriverUntil, youngDriverPerDayCents, youngDriverCapCents };
  return data({ language: about.language, fields, version, young }, { headers: privateHeaders });
}

/** Saves the settings of a section that were changed. */
export async function saveValues(
  { request, context }: ActionFunctionArgs,
  section: SettingSection,
) {
  const about = context.get(page);
  const { by } = await requireFreshStaff(request, about, "edit-settings");
  const form = await readForm(request);
  const edit = readEdit(form, sectionSettings(section).flatMap(settingFields));
  const { seen } = edit;
  const typed = keptDecimals(edit.typed);
  const { pool, catalogue } = about.deps;
  const answer = await changeSettings(pool, { section, typed, seen, by });
  await catalogue.catchUp();
  const { version } = await listSettings(pool, section);
  return answerEdit(answer, { typed, seen, version });
}
