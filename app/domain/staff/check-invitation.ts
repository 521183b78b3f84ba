import { z } from "zod";
import { languages, type Language } from "../language.ts";
import { cleanText } from "../plain-text.ts";
import { readStaffName } from "./read-staff-name.ts";
import { staffRoles, type StaffRole } from "./roles.ts";

/** Who is invited, and what to. The address is in small letters. */
export type Invitee = { name: string; email: string; role: StaffRole; language: Language };
export type InviteeField = keyof Invitee;
export type MemberFault = "name-missing" | "email-invalid" | "role-missing" | "language-missing";

const longestEmail = 254;

/** Reads what an owner typed to invite somebody. A role or a language that there is not counts as none. */
export function checkInvitation(
  raw: Partial<Record<InviteeField, string>>,
):
  | { ok: true; invitee: Invitee }
  | { ok: false; faults: Partial<Record<InviteeField, MemberFault>> } {
  const name = readStaffName(raw.name ?? "");
  const email = (cleanText(raw.email ?? "", longestEmail) ?? "").toLowerCase();
  const role = staffRoles.find((one) => one === raw.role);
  const language = languages.find((one) => one === raw.language);
  const faults: Partial<Record<InviteeField, MemberFault>> = {};
  if (!name) faults.name = "name-missing";
  // The sign-in reads addresses by this rule: an account under any other could never be used.
  if (!z.email().safeParse(email).success) faults.email = "email-invalid";
  if (!role) faults.role = "role-missing";
  if (!language) faults.language = "language-missing";
  return name && role && language && Object.keys(faults).length === 0
    ? { ok: true, invitee: { name, email, role, language } }
    : { ok: false, faults };
}
