import { email } from "../forms/email.ts";
import { refine } from "../forms/field.ts";
import { choice } from "../forms/fields.ts";
import { readForm, type FormValues, type ReadForm, type SentForm } from "../forms/read-form.ts";
import { languages } from "../language.ts";
import { staffRoles } from "./roles.ts";
import { staffName } from "./staff-name.ts";

const fields = {
  name: staffName,
  email: refine(email, { code: "email" }, (address) => address.toLowerCase()),
  role: choice(staffRoles),
  language: choice(languages),
};

/** Who is invited, and what to. The address is in small letters. */
export type Invitee = FormValues<typeof fields>;
export type InviteeField = keyof Invitee;

/** Reads what an owner typed to invite somebody. */
export function checkInvitation(sent: SentForm): ReadForm<typeof fields> {
  return readForm(sent, fields);
}
