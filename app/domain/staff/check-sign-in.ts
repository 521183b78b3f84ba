import { mostPasswordLength } from "./check-new-owner.ts";

const longestEmail = 254;

export type SignInField = "email" | "password";
export type SignInFault = "email-missing" | "password-missing";

/** What the sign-in needs: both fields. What is too long to belong to an account is cut one past the limit, so that it stays wrong. */
export function checkSignIn(
  raw: Record<SignInField, string>,
):
  | { ok: true; email: string; password: string }
  | { ok: false; faults: Partial<Record<SignInField, SignInFault>> } {
  const email = raw.email.trim().slice(0, longestEmail + 1);
  const password = raw.password.slice(0, mostPasswordLength + 1);
  const faults: Partial<Record<SignInField, SignInFault>> = {};
  if (email === "") faults.email = "email-missing";
  if (password === "") faults.password = "password-missing";
  return Object.keys(faults).length > 0
    ? { ok: false, faults }
    : { ok: true, email: email.toLowerCase(), password };
}
