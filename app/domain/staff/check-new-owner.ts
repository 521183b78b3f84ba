import { cleanText } from "../plain-text.ts";

export const leastPasswordLength = 12;
const mostPasswordLength = 200;

export type NewOwner = { name: string; email: string; password: string };
export type OwnerField = keyof NewOwner;
export type OwnerFault = "name-missing" | "email-invalid" | "password-short" | "password-long";

/** Reads what the first owner typed: a name, an e-mail address, and a password of 12 to 200 characters. */
export function checkNewOwner(
  raw: Partial<Record<OwnerField, string>>,
): { ok: true; owner: NewOwner } | { ok: false; faults: Partial<Record<OwnerField, OwnerFault>> } {
  const name = cleanText(raw.name ?? "", 80) ?? "";
  const email = cleanText(raw.email ?? "", 254) ?? "";
  const password = raw.password ?? "";
  const faults: Partial<Record<OwnerField, OwnerFault>> = {};
  if (!/\p{L}.*\p{L}/u.test(name) || /[<>]/.test(name)) faults.name = "name-missing";
  if (!/^[^\s@<>]+@[^\s@<>]+\.[^\s@<>]+$/.test(email)) faults.email = "email-invalid";
  if (password.length < leastPasswordLength) faults.password = "password-short";
  if (password.length > mostPasswordLength) faults.password = "password-long";
  if (Object.keys(faults).length > 0) return { ok: false, faults };
  return { ok: true, owner: { name, email, password } };
}
