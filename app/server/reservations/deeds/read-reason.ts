import { cleanText } from "../../../domain/plain-text.ts";

/** The longest reason of a deed. */
const longestReason = 300;

export type ReasonFault = { ok: false; reason: "no-reason" | "too-long" };

/** The reason that a member wrote for a deed which needs one. */
export function readReason(typed: string): { ok: true; text: string } | ReasonFault {
  const text = cleanText(typed, longestReason);
  if (text === undefined) return { ok: false, reason: "too-long" };
  return text === "" ? { ok: false, reason: "no-reason" } : { ok: true, text };
}
