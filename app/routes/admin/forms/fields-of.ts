import type { SentTexts } from "../../../domain/forms/read-form.ts";

/** More letters than any field of ours may have: what is longer stays too long. */
const mostLetters = 5_000;

/** The text fields of a posted form by their names; of fields with one name the first counts, files are passed over. */
export function fieldsOf(form: FormData): SentTexts {
  const fields: Record<string, string> = Object.create(null);
  for (const [name, value] of form)
    if (typeof value === "string") fields[name] ??= value.slice(0, mostLetters);
  return fields;
}

/** The version that a form was filled from; 0, which no row has, when it names none. */
export function versionOf(sent: SentTexts): number {
  return /^\d{1,9}$/.test(sent.version ?? "") ? Number(sent.version) : 0;
}

/** What was typed, to be shown again: only the fields that the form knows, ticks that are missing as "". */
export function typedOf(sent: SentTexts, known: Readonly<Record<string, string>>) {
  return Object.fromEntries(Object.keys(known).map((name) => [name, sent[name] ?? ""]));
}

/** The text of a field of a posted form; empty when there is none, or a file. Cut at `most` letters. */
export function textOf(form: FormData, name: string, most = 1000): string {
  const value = form.get(name);
  return typeof value === "string" ? value.slice(0, most) : "";
}

/** The number of an address or of a field; nothing when it is none that a row can have. */
export function readId(text: unknown): number | undefined {
  return typeof text === "string" && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
