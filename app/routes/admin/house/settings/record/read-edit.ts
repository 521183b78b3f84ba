import { data } from "react-router";
import type { Edit } from "../../../../../domain/settings/edit-answer.ts";
import type { Fields } from "../../../../../domain/settings/merge-fields.ts";
import { privateHeaders } from "../../../../request/private-headers.ts";

/** Far more than the longest legal text in both languages. */
const mostSeen = 250_000;

/**
 * The fields of a form that was posted, and the record as it stood in it when it was drawn (`<SeenFields>`). What was not drawn by
 * us is refused (400).
 */
export function readEdit(form: FormData, names: readonly string[]): Edit {
  const seen = readSeen(textOf(form, "seen"));
  if (!seen || !names.every((name) => Object.hasOwn(seen, name)))
    throw data(undefined, { status: 400, headers: privateHeaders });
  return { typed: readTyped(form, names), seen };
}

/** The same for something new, of which nothing was seen. */
export function readNew(form: FormData, names: readonly string[]): Edit {
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
