/** A field reads what was typed into it: it gives the value, or says what is wrong. */
import { cleanText } from "../plain-text.ts";
import type { FaultOf, FieldFault } from "./field-fault.ts";

export type Read<T, Fault extends FieldFault = FieldFault> = { value: T } | { fault: Fault };

export type Field<T, Fault extends FieldFault = FieldFault> = (typed: string) => Read<T, Fault>;

export type Missing = FaultOf<"missing">;

/** A field that `read` reads; `fault` is said where it gives nothing, `missing` where nothing visible was typed. */
export function reads<T, Fault extends FieldFault>(
  fault: Fault,
  read: (typed: string) => T | undefined,
): Field<T, Fault | Missing> {
  return (typed) => {
    if (isBlank(typed)) return { fault: { code: "missing" } };
    const value = read(typed);
    return value === undefined ? { fault } : { value };
  };
}

/** The field with its value read further; `fault` is said where `read` gives nothing. `typed` is the text as it was sent. */
export function refine<T, Fault extends FieldFault, Further, Other extends FieldFault>(
  field: Field<T, Fault>,
  fault: Other,
  read: (value: T, typed: string) => Further | undefined,
): Field<Further, Fault | Other> {
  return (typed) => {
    const first = field(typed);
    if ("fault" in first) return first;
    const value = read(first.value, typed);
    return value === undefined ? { fault } : { value };
  };
}

/** The field, which is `undefined` when it is left empty. */
export function optional<T, Fault extends FieldFault>(
  field: Field<T, Fault>,
): Field<T | undefined, Exclude<Fault, Missing>>;
/** The field, which is what `empty` says when it is left empty. */
export function optional<T, Fault extends FieldFault, Empty>(
  field: Field<T, Fault>,
  empty: Empty,
): Field<T | Empty, Exclude<Fault, Missing>>;
/** The field, which may be left empty. */
export function optional(field: Field<unknown>, empty?: unknown): Field<unknown> {
  return (typed) => {
    const read = field(typed);
    return "fault" in read && read.fault.code === "missing" ? { value: empty } : read;
  };
}

function isBlank(typed: string): boolean {
  return cleanText(typed, 0) === "";
}
