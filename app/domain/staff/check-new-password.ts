import type { FaultOf } from "../forms/field-fault.ts";
import { newPassword } from "./password-field.ts";

export type PasswordFault = FaultOf<"too-short" | "too-long" | "password-differs">;

/** What is wrong with a new password that was typed twice; nothing when it is right. */
export function checkNewPassword(password: string, again: string): PasswordFault | undefined {
  const read = newPassword(password);
  if ("fault" in read) return read.fault;
  return password === again ? undefined : { code: "password-differs" };
}
