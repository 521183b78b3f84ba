import { wellFormed } from "../plain-text.ts";
import type { FaultOf } from "../forms/field-fault.ts";
import { line } from "../forms/fields.ts";

/** A list as a member wants to see it again. */
export type SavedView = { id: number; name: string; query: string };

type NameFault = FaultOf<"missing" | "too-long">["code"];
/** Why a view is not saved. */
export type SavedViewFault = NameFault | "taken" | "too-many";

const viewName = line({ max: 40 });
const longestQuery = 2500;

/** The name of a view as it is kept: one line of 1 to 40 characters. */
export function checkViewName(
  typed: string,
): { ok: true; name: string } | { ok: false; reason: NameFault } {
  if (typed.length > 400) return { ok: false, reason: "too-long" };
  const read = viewName(wellFormed(typed));
  return "fault" in read ? { ok: false, reason: read.fault.code } : { ok: true, name: read.value };
}

/** The query of an address without where its page began; empty when it is longer than any of ours. */
export function viewQuery(typed: string): string {
  if (typed.length > longestQuery) return "";
  const params = new URLSearchParams(wellFormed(typed).replaceAll("\0", ""));
  for (const name of ["after", "before"]) params.delete(name);
  return params.toString();
}
