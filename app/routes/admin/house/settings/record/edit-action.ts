import { type ActionFunctionArgs } from "react-router";
import type { FieldFaults } from "../../../../../domain/forms/field-fault.ts";
import type { Edit, EditAnswer } from "../../../../../domain/settings/edit-answer.ts";
import { type Fields, mergeFields } from "../../../../../domain/settings/merge-fields.ts";
import type { Language } from "../../../../../domain/language.ts";
import type { ToldDeed } from "../../../../../i18n/admin-told/en.ts";
import type { SectionName } from "../../../../../i18n/admin-settings/sections.ts";
import { badForm, notFound, type ActionAnswer, answerWith } from "../../../forms/action-answer.ts";
import { leadAndTell } from "../../../forms/told.ts";
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
  /** The current record; undefined when it is gone. */
  find: (id: number) => Promise<{ version: number; fields: Fields } | undefined>;
  /** What a record is called on the page of the list. */
  nameOf: (fields: Fields, language: Language) => string;
  /** What is told there once a record was added, or deleted. */
  tells: { created: ToldDeed; deleted: ToldDeed };
};

/** Saves or deletes one of the records that a section lists. After adding or deleting one it leads to the list. */
export async function saveRecordAction(
  { request, context, params }: ActionFunctionArgs,
  { section, fields, save, remove, find, nameOf, tells }: RecordVerbs,
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
    const held = await find(id);
    const { removed } = await remove({ id, by });
    if (!removed || !held) throw notFound();
    await catalogue.catchUp();
    return leadAndTell(list, { deed: tells.deleted, name: nameOf(held.fields, about.language) });
  }
  const { typed, seen } = (isNew ? readNew : readEdit)(form, fields);
  const answer = await save({ id, typed, seen, by });
  await catalogue.catchUp();
  if (answer.ok && isNew)
    return leadAndTell(list, { deed: tells.created, name: nameOf(typed, about.language) });
  const version = id === undefined ? 0 : ((await find(id))?.version ?? 0);
  return answerEdit(answer, { typed, seen, version });
}

/** The answer of the action of a settings page. */
export type SettingsAnswer = ActionAnswer<{
  saved: { undo?: Record<string, string> };
  stale: { version: number; theirs: Record<string, string>; mine: Record<string, string> };
  faults: FieldFaults;
  typed: Fields;
}>;

/** The answer to an edit: 200 with its undo, 400 with the faults, 409 with the newer record, 404 when the record is gone. */
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
    // Fields that the member left alone are no conflict: they take what somebody else wrote.
    const mine = mergeFields(Object.keys(theirs), { seen, typed, current: theirs }).fields;
    const stale = { version, theirs, mine };
    return answerWith<SettingsAnswer>({ typed: { ...typed, ...mine }, stale }, 409);
  }
  throw notFound();
}

/** The maximum length of `seen`, far above that of the longest legal text in both languages. */
const maxSeenLength = 250_000;

/**
 * Reads the fields of a posted form, and the record as it was when the form was drawn (`<SeenFields>`). Throws 400 for
 * a form that is not ours.
 */
export function readEdit(form: FormData, names: readonly string[]): Edit {
  const seen = readSeen(textOf(form, "seen"));
  if (!seen || !names.every((name) => Object.hasOwn(seen, name))) throw badForm();
  return { typed: readTyped(form, names), seen };
}

/** Reads the fields of a new record, of which nothing was seen before. */
function readNew(form: FormData, names: readonly string[]): Edit {
  return { typed: readTyped(form, names), seen: {} };
}

function readTyped(form: FormData, names: readonly string[]): Fields {
  return Object.fromEntries(names.map((name) => [name, textOf(form, name)]));
}

/** The text of a field; empty for a file, or when there is no such field. */
export function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.replaceAll("\r\n", "\n") : "";
}

function readSeen(text: string): Fields | undefined {
  if (text.length > maxSeenLength) return undefined;
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

/** Reads the record that an address names; undefined for the address `new`. Throws 404 when there is no such record. */
export async function openRecord<Row>(
  asked: string | undefined,
  find: (id: number) => Promise<Row | undefined>,
): Promise<Row | undefined> {
  const id = recordId(asked ?? "");
  const row = id === undefined ? undefined : await find(id);
  if (!row && asked !== "new") throw notFound();
  return row;
}
