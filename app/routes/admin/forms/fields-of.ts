import type { SentForm } from "../../../domain/lists/field-reader.ts";

/** More letters than any field of ours may have: what is longer stays too long. */
const mostLetters = 5_000;

/** The text fields of a posted form by their names; of fields with one name the first counts, files are passed over. */
export function fieldsOf(form: FormData): SentForm {
  const fields: Record<string, string> = Object.create(null);
  for (const [name, value] of form)
    if (typeof value === "string") fields[name] ??= value.slice(0, mostLetters);
  return fields;
}

/** The version that a form was filled from; 0, which no row has, when it names none. */
export function versionOf(sent: SentForm): number {
  return /^\d{1,9}$/.test(sent.version ?? "") ? Number(sent.version) : 0;
}

/** What was typed, to be shown again: only the fields that the form knows, ticks that are missing as "". */
export function typedOf(sent: SentForm, known: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.keys(known).map((name) => [name, sent[name] ?? ""]));
}
