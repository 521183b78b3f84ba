import type { SentTexts } from "../../../domain/forms/read-form.ts";

/** The maximum length of a text that is read, above that of any field: a text that is too long stays too long. */
const maxLetters = 5_000;

/** The text fields of a posted form by name; of fields with one name the first counts, and files are left out. */
export function fieldsOf(form: FormData): SentTexts {
  const fields: Record<string, string> = Object.create(null);
  for (const [name, value] of form)
    if (typeof value === "string") fields[name] ??= value.slice(0, maxLetters);
  return fields;
}

/** The version that a form was filled with; 0, which no row has, when the form names none. */
export function versionOf(sent: SentTexts): number {
  return /^\d{1,9}$/.test(sent.version ?? "") ? Number(sent.version) : 0;
}

/** The typed texts of the known fields, to be shown again; a missing tick is "". */
export function typedOf(sent: SentTexts, known: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.keys(known).map((name) => [name, sent[name] ?? ""]));
}

/** The text of a field of a posted form, cut at `maxLength`; empty for a file, or when there is no such field. */
export function textOf(form: FormData, name: string, maxLength = 1000): string {
  const value = form.get(name);
  return typeof value === "string" ? value.slice(0, maxLength) : "";
}

/** The id in an address or a field; undefined when it cannot be that of a row. */
export function readId(text: unknown): number | undefined {
  return typeof text === "string" && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
