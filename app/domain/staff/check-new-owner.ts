import { email } from "../forms/email.ts";
import { readForm, type FormValues, type ReadForm, type SentForm } from "../forms/read-form.ts";
import { newPassword } from "./password-field.ts";
import { staffName } from "./staff-name.ts";

const fields = { name: staffName, email, password: newPassword };

type NewOwner = FormValues<typeof fields>;
export type OwnerField = keyof NewOwner;

/** Reads what the first owner typed. */
export function checkNewOwner(sent: SentForm): ReadForm<typeof fields> {
  return readForm(sent, fields);
}
