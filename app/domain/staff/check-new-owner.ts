import { z } from "zod";
import { cleanText } from "../plain-text.ts";
import { readStaffName } from "./read-staff-name.ts";

export const leastPasswordLength = 12;
export const mostPasswordLength = 200;

export type NewOwner = { name: string; email: string; password: string };
export type OwnerField = keyof NewOwner;
export type OwnerFault = "name-missing" | "email-invalid" | "password-short" | "password-long";

/** Reads what the first owner typed: a name, an e-mail address, and a password of 12 to 200 characters. */
export function checkNewOwner(
  raw: Partial<Record<OwnerField, string>>,
): { ok: true; owner: NewOwner } | { ok: false; faults: Partial<Record<OwnerField, OwnerFault>> } {
  const name = readStaffName(raw.name ?? "");
  const email = cleanText(raw.email ?? "", 254) ?? "";
  const password = raw.password ?? "";
  const faults: Partial<Record<OwnerField, OwnerFault>> = {};
  if (!name) faults.name = "name-missing";
  // The sign-in reads addresses by this rule: an account under any other could never be used.
  if (!z.email().safeParse(email).success) faults.email = "email-invalid";
  if (password.length < leastPasswordLength) faults.password = "password-short";
  if (password.length > mostPasswordLength) faults.password = "password-long";
  return name && Object.keys(faults).length === 0
    ? { ok: true, owner: { name, email, password } }
    : { ok: false, faults };
}
