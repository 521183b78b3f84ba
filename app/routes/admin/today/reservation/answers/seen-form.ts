/** A form as it was drawn, so that what its member left alone follows what somebody else has written meanwhile. */
import { z } from "zod";
import { mergeFields, type Fields } from "../../../../../domain/settings/merge-fields.ts";
import { textOf } from "../../../forms/text-of.ts";
import type { Typed } from "../tasks/change-options.ts";

const texts = z.record(z.string(), z.string());

/** What the form was filled with; `undefined` when it does not say. */
export function seenIn(form: FormData): Fields | undefined {
  const read = texts.safeParse(parsed(textOf(form, "seen", 20_000)));
  return read.success ? read.data : undefined;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Fields by their names; those that repeat are joined, and none of an extra is as if it was not said. */
export function fieldsOf(typed: Typed): Fields {
  const fields: Record<string, string> = {};
  for (const [name, value] of typed) {
    if (value === "" || (name.startsWith("extra.") && value === "0")) continue;
    fields[name] = name in fields ? `${fields[name]},${value}` : value;
  }
  return fields;
}

/** What was typed, on top of what stands there now. */
export function mergedTyped(typed: Typed, seen: Fields, current: Typed): Typed {
  const [mine, theirs] = [fieldsOf(typed), fieldsOf(current)];
  const names = [...new Set([...Object.keys(mine), ...Object.keys(theirs), ...Object.keys(seen)])];
  const { fields } = mergeFields(names, { seen, typed: mine, current: theirs });
  return Object.entries(fields).flatMap(([name, text]): Typed => {
    if (text === "") return [];
    return (name === "country" ? text.split(",") : [text]).map((one) => [name, one]);
  });
}
