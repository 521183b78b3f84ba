import { type ActionFunctionArgs } from "react-router";
import type { FieldFaults } from "../../../../../domain/forms/field-fault.ts";
import type { Edit, EditAnswer } from "../../../../../domain/settings/edit-answer.ts";
import { type Fields, mergeFields } from "../../../../../domain/settings/merge-fields.ts";
import type { SectionName } from "../../../../../i18n/admin-settings/sections.ts";
import {
  badForm,
  leadTo,
  notFound,
  type ActionAnswer,
  answerWith,
} from "../../../forms/action-answer.ts";
import { requireFreshStaff } from "../../../guard/require-staff.ts";
import { sectionPath } from "../../settings-frame.tsx";
import { page } from "../../../../request/page-context.ts";
import { readForm } from "../../../../request/read-form.ts";
import type { Doer } from "../../../../../domain/staff/doer.ts";
import { recordId } from "../../../../../server/settings/record-id.ts";

type RecordVerbs = {
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
  { section, fields, save, remove, versionOf }: RecordVerbs,
) {
  const about = context.get(page);
  const { by } = await requireFreshStaff(request, about, "edit-settings");
  const form = await readForm(request);
  const { catalogue } = about.deps;
  const isNew = params.id === "new";
  const id = recordId(params.id ?? "");
  if (id === undefined && !isNew) throw notFound();
  const list = sectionPath(section, about.language);
  if (id !== undefined && textOf(form, "do") === "remove") {
    const { removed } = await remove({ id, by });
    if (!removed) throw notFound();
    await catalogue.catchUp();
    return leadTo(list);
  }
  const { typed, seen } = (isNew ? readNew : readEdit)(form, fields);
  const answer = await save({ id, typed, seen, by });
  await catalogue.catchUp();
  if (answer.ok && isNew) return leadTo(list);
  const version = id === undefined ? 0 : ((await versionOf(id)) ?? 0);
  return answerEdit(answer, { typed, seen, version });
}

/** What the action of a page of the settings answers. */
export type SettingsAnswer = ActionAnswer<{
  saved: { undo?: Record<string, string> };
  stale: { version: number; theirs: Record<string, string>; mine: Record<string, string> };
  faults: FieldFaults;
  typed: Fields;
}>;

/** The answer to an edit: 200 with the way back, 400 with what is wrong, 409 with what stands there now, 404. */
export function answerEdit(
  answer: EditAnswer,
  { typed, seen, version }: Edit & { version: number },
) {
  if (answer.ok) {
    const { before, after } = answer;
    const isSame = Object.entries(after).every(([name, text]) => (before[name] ?? "") === text);
    const undo = isSame ? undefined : { ...before, seen: JSON.stringify(after) };
    return answerWith<SettingsAnswer>({ saved: { undo } });
  }
  if (answer.reason === "invalid")
    return answerWith<SettingsAnswer>({ typed, faults: answer.faults }, 400);
  if (answer.reason === "stale") {
    const theirs = { ...answer.theirs };
    // What the member left alone is not held against what somebody else wrote there.
    const mine = mergeFields(Object.keys(theirs), { seen, typed, current: theirs }).fields;
    const stale = { version, theirs, mine };
    return answerWith<SettingsAnswer>({ typed: { ...typed, ...mine }, stale }, 409);
  }
  throw notFound();
}

/** Far more than the longest legal text in both languages. */
const mostSeen = 250_000;

/**
 * The fields of a form that was posted, and the record as it stood in it when it was drawn (`<SeenFields>`). What was not drawn by
 * us is refused (400).
 */
export function readEdit(form: FormData, names: readonly string[]): Edit {
  const seen = readSeen(textOf(form, "seen"));
  if (!seen || !names.every((name) => Object.hasOwn(seen, name))) throw badForm();
  return { typed: readTyped(form, names), seen };
}

/** The same for something new, of which nothing was seen. */
function readNew(form: FormData, names: readonly string[]): Edit {
  return { typed: readTyped(form, names), seen: {} };
}

function readTyped(form: FormData, names: readonly string[]): Fields {
  return Object.fromEntries(names.map((name) => [name, textOf(form, name)]));
}

/** The text of a field; a file, or no field, is empty. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.replaceAll("\r\n", "\n") : "";
}

function readSeen(text: string): Fields | undefined {
  if (text.length > mostSeen) return undefined;
  try {
    const seen: unknown = JSON.parse(text);
    if (typeof seen !== "object" || seen === null || Array.isArray(seen)) return undefined;
    return Object.fromEntries(
      Object.entries(seen).map(([name, value]) => [name, typeof value === "string" ? value : ""]),
    );
  } catch {
    return undefined;
  }
}

/** The record that an address names; `new` names none, and everything else that is not there is a 404. */
export async function openRecord<Row>(
  asked: string | undefined,
  find: (id: number) => Promise<Row | undefined>,
): Promise<Row | undefined> {
  const id = recordId(asked ?? "");
  const row = id === undefined ? undefined : await find(id);
  if (!row && asked !== "new") throw notFound();
  return row;
}
