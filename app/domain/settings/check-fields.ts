import { z } from "zod";
import type { SettingFault } from "./setting-kind.ts";
import type { Clash } from "./setting-clashes.ts";
import type { Fields } from "./merge-fields.ts";

/** What may be wrong with a field of the settings, of a place, a question, a review or a legal text. */
export type RecordFault =
  | SettingFault
  | Clash
  | "latitude"
  | "longitude"
  | "date"
  | "date-past"
  | "date-far"
  | "taken"
  | "last-place"
  | "choice"
  | "braces"
  | "rating";

export type RecordFaults = Record<string, RecordFault>;

type Schemas = Readonly<Record<string, z.ZodType<unknown, string>>>;
type Values<S extends Schemas> = { [Name in keyof S]: z.output<S[Name]> };

/** Reads the fields of a form, each by its own schema, whose issues are `RecordFault`s; an absent field is empty. */
export function checkFields<S extends Schemas>(
  schemas: S,
  fields: Fields,
): { ok: true; values: Values<S> } | { ok: false; faults: RecordFaults } {
  const values: Record<string, unknown> = {};
  const faults: RecordFaults = {};
  for (const [name, schema] of Object.entries(schemas)) {
    const read = schema.safeParse(fields[name] ?? "");
    if (read.success) values[name] = read.data;
    else faults[name] = read.error.issues[0]?.message as RecordFault;
  }
  if (Object.keys(faults).length > 0) return { ok: false, faults };
  return { ok: true, values: values as Values<S> };
}

/** A text field that is read by `read`; what it does not read is `fault`, or `missing` where there is nothing. */
export function readsText<T>(fault: RecordFault, read: (text: string) => T | undefined) {
  return z.string().transform((text, context): T => {
    const value = read(text);
    if (value !== undefined) return value;
    context.addIssue({ code: "custom", message: text.trim() === "" ? "missing" : fault });
    return z.NEVER;
  });
}

/** A tick: it is sent only while it is set. */
export const tick = z.string().transform((text) => text === "on");
