import type { TripField } from "./typed-change.ts";
import { tripFieldNames } from "./typed-change.ts";

/** No field of ours is longer; what is more was typed by nobody. */
const longestValue = 200;
const longestKey = 80;

/** What an offer instead may set anew: the trip, the car, the number of an extra. Nothing personal. */
const instead = new Set<string>([...tripFieldNames, "car"] satisfies (TripField | "car")[]);

/**
 * The texts of a form, each cut to what a field can hold. An offer that works instead has set its own values in the address
 * of the form: they win over what the form carries.
 */
export function sentFields(form: FormData, search = ""): URLSearchParams {
  const fields = new URLSearchParams();
  for (const [key, value] of form) {
    if (typeof value !== "string" || key.length > longestKey) continue;
    fields.append(key, value.slice(0, longestValue));
  }
  if (fields.get("intent") !== "switch") return fields;
  for (const [key, value] of new URLSearchParams(search)) {
    if (instead.has(key) || key.startsWith("extra.")) fields.set(key, value.slice(0, longestValue));
  }
  return fields;
}

/** A text that was typed once; a repeated field is nobody's answer. */
export function textOf(fields: URLSearchParams, name: string): string {
  return (fields.get(name) ?? "").replaceAll("\0", "");
}

export function isOnce(fields: URLSearchParams, name: string): boolean {
  return fields.getAll(name).length < 2 && !fields.get(name)?.includes("\0");
}

/** A whole number that the page wrote into its form; -1, which nothing equals, when it is none. */
export function numberOf(fields: URLSearchParams, name: string): number {
  const text = fields.get(name) ?? "";
  return isOnce(fields, name) && /^-?\d{1,9}$/.test(text) ? Number(text) : -1;
}
