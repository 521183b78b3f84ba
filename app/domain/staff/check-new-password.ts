import { leastPasswordLength, mostPasswordLength } from "./check-new-owner.ts";

export type PasswordFault = "password-short" | "password-long" | "password-differs";

/** What is wrong with a new password of 12 to 200 characters that was typed twice; nothing when it is right. */
export function checkNewPassword(password: string, again: string): PasswordFault | undefined {
  if (password.length < leastPasswordLength) return "password-short";
  if (password.length > mostPasswordLength) return "password-long";
  return password === again ? undefined : "password-differs";
}
