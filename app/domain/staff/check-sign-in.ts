import { longestEmail } from "../forms/email.ts";
import { reads } from "../forms/field.ts";
import { readForm, type ReadForm, type SentForm } from "../forms/read-form.ts";
import { maxPasswordLength } from "./password-field.ts";

/** What is too long to belong to an account is cut one past the limit, so that it stays wrong. */
const fields = {
  email: reads({ code: "missing" }, (typed) =>
    typed
      .trim()
      .slice(0, longestEmail + 1)
      .toLowerCase(),
  ),
  password: (typed: string) =>
    typed === ""
      ? ({ fault: { code: "missing" } } as const)
      : { value: typed.slice(0, maxPasswordLength + 1) },
};

export type SignInField = keyof typeof fields;

/** What the sign-in needs: both fields. */
export function checkSignIn(sent: SentForm): ReadForm<typeof fields> {
  return readForm(sent, fields);
}
