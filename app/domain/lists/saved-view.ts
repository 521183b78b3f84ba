import { cleanText } from "../plain-text.ts";

/** A list as a member wants to see it again. */
export type SavedView = { id: number; name: string; query: string };

export type SavedViewFault = "required" | "too-long" | "taken" | "too-many";

const longestName = 40;
const longestQuery = 1000;

/** The name of a view as it is kept: one line of 1 to 40 characters. */
export function checkViewName(
  typed: string,
): { ok: true; name: string } | { ok: false; reason: "required" | "too-long" } {
  if (typed.length > 400) return { ok: false, reason: "too-long" };
  const name = cleanText(typed.toWellFormed(), longestName);
  if (name === undefined) return { ok: false, reason: "too-long" };
  return name === "" ? { ok: false, reason: "required" } : { ok: true, name };
}

/** The query of an address without where its page began; empty when it is longer than any of ours. */
export function viewQuery(typed: string): string {
  if (typed.length > longestQuery) return "";
  const params = new URLSearchParams(typed.toWellFormed().replaceAll("\0", ""));
  for (const name of ["after", "before"]) params.delete(name);
  return params.toString();
}
