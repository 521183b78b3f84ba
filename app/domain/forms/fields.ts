/** The kinds of fields that forms are made of. Lengths count UTF-16 units; limits are inclusive. */
import { parseDayMonthYear, parseLocalDate, type LocalDate } from "../calendar.ts";
import { cleanParagraphs, cleanText } from "../plain-text.ts";
import { readCents } from "../read-money.ts";
import { readNumber } from "../read-number.ts";
import type { FaultOf } from "./field-fault.ts";
import { reads, type Field, type Missing, type Read } from "./field.ts";

type TextLimits = { max: number; min?: number };
type LongFault = Missing | FaultOf<"too-long">;
type TextFault = LongFault | FaultOf<"too-short">;

/** One line of text of a least length, without control and direction marks. */
export function line(limits: { max: number; min: number }): Field<string, TextFault>;
/** One line of text without control and direction marks. */
export function line(limits: { max: number }): Field<string, LongFault>;
/** One line of text. */
export function line(limits: TextLimits): Field<string, TextFault> {
  return (typed) => withinLength(cleanText(readable(typed), limits.max), limits);
}

/** Several lines of text of a least length. */
export function paragraphs(limits: { max: number; min: number }): Field<string, TextFault>;
/** Several lines of text. */
export function paragraphs(limits: { max: number }): Field<string, LongFault>;
/** Several lines of text. */
export function paragraphs(limits: TextLimits): Field<string, TextFault> {
  return (typed) => withinLength(cleanParagraphs(readable(typed), limits.max), limits);
}

type Range = { min: number; max: number };

/** A whole number, with or without marks for the thousands. */
export function whole({ min, max }: Range): Field<number, Missing | FaultOf<"number">> {
  return reads({ code: "number", min, max }, (typed) => within(readNumber(typed, 0), min, max));
}

/** A year, whose digits nobody parts. */
export function year({ min, max }: Range): Field<number, Missing | FaultOf<"year">> {
  return reads({ code: "year", min, max }, (typed) => within(readNumber(typed, 0), min, max));
}

/** A number with a point or a comma before at most so many decimals. */
export function decimal({
  min,
  max,
  decimals,
}: Range & { decimals: number }): Field<number, Missing | FaultOf<"decimal">> {
  return reads({ code: "decimal", min, max, decimals }, (typed) =>
    within(readNumber(typed, decimals), min, max),
  );
}

/** An amount typed in euros, read as euro cents. */
export function money({
  maxCents,
  minCents = 0,
}: {
  maxCents: number;
  minCents?: number;
}): Field<number, Missing | FaultOf<"amount">> {
  return reads({ code: "amount", maxCents }, (typed) =>
    within(readCents(typed), minCents, maxCents),
  );
}

/** A day as browsers send it (`2026-07-03`) or as people write it (`3.7.2026.`, `03/07/2026`), from `first` to `last`. */
export function date({
  first = "0000-01-01",
  last = "9999-12-31",
}: { first?: LocalDate; last?: LocalDate } = {}): Field<LocalDate, Missing | FaultOf<"date">> {
  return reads({ code: "date" }, (typed) => {
    const text = cleanText(typed, 100) ?? "";
    const day = parseLocalDate(text) ?? parseDayMonthYear(text);
    return day !== undefined && day >= first && day <= last ? day : undefined;
  });
}

/** One of a few values, sent as it is. */
export function choice<Value extends string | number>(
  values: readonly Value[],
): Field<Value, Missing | FaultOf<"choice">> {
  return reads({ code: "choice" }, (typed) => values.find((value) => String(value) === typed));
}

/** A box, which is sent only while it is ticked. */
export function tick(typed: string): Read<boolean, never> {
  return { value: isTicked(typed) };
}

/** A box that has to be ticked. */
export function accepted(typed: string): Read<true, FaultOf<"not-accepted">> {
  return isTicked(typed) ? { value: true } : { fault: { code: "not-accepted" } };
}

/** A phone number that `readPhone` takes: which numbers a country has is known to the server alone. */
export function phone(
  readPhone: (typed: string) => string | undefined,
): Field<string, Missing | FaultOf<"phone">> {
  return reads({ code: "phone" }, (typed) => readPhone(cleanText(typed, 40) ?? ""));
}

function isTicked(typed: string): boolean {
  return typed === "on" || typed === "true";
}

/** What stands for characters that could not be read is no text. */
function readable(typed: string): string {
  return typed.replaceAll("\ufffd", "");
}

function withinLength(
  text: string | undefined,
  { max, min = 1 }: TextLimits,
): Read<string, TextFault> {
  if (text === undefined) return { fault: { code: "too-long", max } };
  if (text === "") return { fault: { code: "missing" } };
  return text.length < min ? { fault: { code: "too-short", min } } : { value: text };
}

function within(value: number | undefined, min: number, max: number): number | undefined {
  return value !== undefined && value >= min && value <= max ? value : undefined;
}
