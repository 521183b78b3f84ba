import type { Fields } from "./merge-fields.ts";

/** The fields of these names only: what an audit entry says of a change. */
export function pickFields(fields: Fields, names: readonly string[]): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, fields[name] ?? ""]));
}
