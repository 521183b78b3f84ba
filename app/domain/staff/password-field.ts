import type { FaultOf } from "../forms/field-fault.ts";
import type { Read } from "../forms/field.ts";

export const minPasswordLength = 12;
export const maxPasswordLength = 200;

/** A new password of 12 to 200 characters, every one of them as it was typed. */
export function newPassword(typed: string): Read<string, FaultOf<"too-short" | "too-long">> {
  if (typed.length < minPasswordLength)
    return { fault: { code: "too-short", min: minPasswordLength } };
  if (typed.length > maxPasswordLength)
    return { fault: { code: "too-long", max: maxPasswordLength } };
  return { value: typed };
}
