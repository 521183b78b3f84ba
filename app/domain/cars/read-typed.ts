/** Readers of what the staff type about cars and vehicles: each gives the value or says in one word what is wrong. */
import { parseDayMonthYear, parseLocalDate, type LocalDate } from "../calendar.ts";
import { cleanParagraphs, cleanText } from "../plain-text.ts";

export type TypedFault =
  | "required"
  | "long"
  | "number"
  | "range"
  | "choice"
  | "colour"
  | "date"
  | "both-languages"
  | "acriss"
  | "plate"
  | "vin"
  | "until";

export type Read<T> = { value: T } | { fault: TypedFault };

/** Inclusive. */
export type Range = readonly [least: number, most: number];

/** One line of at least one sign and at most `max` (UTF-16 units). */
export function readLine(text: string, max: number): Read<string> {
  const value = cleanText(text, max);
  if (value === undefined) return { fault: "long" };
  return value === "" ? { fault: "required" } : { value };
}

/** Several lines or none, at most `max` (UTF-16 units). */
export function readLines(text: string, max: number): Read<string> {
  const value = cleanParagraphs(text, max);
  return value === undefined ? { fault: "long" } : { value };
}

/** One of a few words. */
export function readChoice<T extends string>(text: string, choices: readonly T[]): Read<T> {
  const value = choices.find((one) => one === text);
  if (value !== undefined) return { value };
  return { fault: text === "" ? "required" : "choice" };
}

/** A whole number; `54.000`, `54,000` and `54 000` are one, `12.5` and `1e4` are none. */
export function readWhole(text: string, range: Range): Read<number> {
  const typed = text.trim();
  if (typed === "") return { fault: "required" };
  const isGrouped = /^\d{1,3}(?:[.,\s]\d{3})+$/u.test(typed);
  const digits = isGrouped ? typed.replace(/[.,\s]/gu, "") : typed;
  if (/^-\d+$/.test(digits)) return { fault: "range" };
  return /^\d+$/.test(digits) ? within(Number(digits), range) : { fault: "number" };
}

/** A number with at most two decimals after a comma or a point. */
export function readDecimal(text: string, range: Range): Read<number> {
  const typed = text.trim().replace(",", ".");
  if (typed === "") return { fault: "required" };
  if (/^-\d+(\.\d+)?$/.test(typed)) return { fault: "range" };
  return /^\d+(\.\d{1,2})?$/.test(typed) ? within(Number(typed), range) : { fault: "number" };
}

/** A colour as `#RRGGBB`, in capitals. */
export function readColour(text: string): Read<string> {
  const typed = text.trim();
  if (typed === "") return { fault: "required" };
  return /^#[0-9a-f]{6}$/i.test(typed) ? { value: typed.toUpperCase() } : { fault: "colour" };
}

/** A day of this century as `2026-07-03` or as people write it; nothing typed is no day. */
export function readDay(text: string): Read<LocalDate | undefined> {
  const typed = text.trim();
  if (typed === "") return { value: undefined };
  const value = parseLocalDate(typed) ?? parseDayMonthYear(typed);
  return value !== undefined && value >= "2000-01-01" && value < "2100-01-01"
    ? { value }
    : { fault: "date" };
}

/** A ticked box. */
export function readTick(text: string): Read<boolean> {
  return { value: text === "on" };
}

function within(value: number, [least, most]: Range): Read<number> {
  return value >= least && value <= most ? { value } : { fault: "range" };
}

type Readers<T> = { [Name in keyof T]: (text: string) => Read<T[Name]> };

export type Faults<Name extends string> = Partial<Record<Name, TypedFault>>;

/** Reads every field of a form at once: all values, or what is wrong with each. What is no text counts as nothing typed. */
export function readAll<T extends Record<string, unknown>>(
  raw: Readonly<Record<string, unknown>>,
  readers: Readers<T>,
): { ok: true; values: T } | { ok: false; faults: Faults<Extract<keyof T, string>> } {
  const faults: Faults<Extract<keyof T, string>> = {};
  const values: Partial<T> = {};
  const names = Object.keys(readers) as Extract<keyof T, string>[];
  for (const name of names) {
    const typed = raw[name];
    const read = readers[name](typeof typed === "string" ? typed : "");
    if ("fault" in read) faults[name] = read.fault;
    else values[name] = read.value;
  }
  return names.every((name) => !(name in faults))
    ? { ok: true, values: values as T }
    : { ok: false, faults };
}
