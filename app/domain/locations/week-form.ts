/** The hours of a day and of a week, as the fields of a form. */
import { compareText, parseLocalTime } from "../calendar.ts";
import type { FieldFaults } from "../forms/field-fault.ts";
import { isFaultless, type SentTexts } from "../forms/read-form.ts";
import type { OpenSpan } from "./location.ts";

export const weekdays = [1, 2, 3, 4, 5, 6, 7] as const;

/** A day's hours from two times; both empty is closed (null), 24:00 is an end. `undefined` when they make no day. */
export function readSpan(opens = "", closes = ""): OpenSpan | null | undefined {
  if (opens === "" && closes === "") return null;
  const isEnd = closes === "24:00" || parseLocalTime(closes) !== undefined;
  if (!parseLocalTime(opens) || !isEnd) return undefined;
  return compareText(opens, closes) < 0 ? { opens, closes } : undefined;
}

/** Reads the hours from Monday to Sunday; their fields are called `1.opens` to `7.closes`, behind a `prefix`. */
export function readWeek(
  sent: SentTexts,
  prefix = "",
): { ok: true; weekly: (OpenSpan | null)[] } | { ok: false; faults: FieldFaults } {
  const faults: FieldFaults = {};
  const weekly = weekdays.map((day) => {
    const [opens, closes] = [`${prefix}${day}.opens`, `${prefix}${day}.closes`];
    const span = readSpan(sent[opens], sent[closes]);
    if (span === undefined) faults[closes] = { code: "hours" };
    return span ?? null;
  });
  return isFaultless(faults) ? { ok: true, weekly } : { ok: false, faults };
}
