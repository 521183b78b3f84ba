import { Form, useNavigation } from "react-router";
import type { Language } from "../../../../domain/language.ts";
import type { SignInFault, SignInField } from "../../../../domain/staff/check-sign-in.ts";
import { adminWords } from "../../../../i18n/admin/en.ts";
import type { SignInReason } from "../../../../server/staff/sign-in/sign-in.ts";
import { PasswordField } from "../../../../ui/admin/form/password-field.tsx";
import { Button } from "../../../../ui/controls/button.tsx";
import { ErrorSummary } from "../../../../ui/controls/faults/error-summary.tsx";
import { Field } from "../../../../ui/controls/field.tsx";
import { Tick } from "../../../../ui/controls/tick.tsx";
import styles from "../door.module.css";

/** What the page is told after its form was sent and nobody was signed in; a password is never sent back. */
export type LoginTold = {
  email: string;
  remember: boolean;
  faults?: Partial<Record<SignInField, SignInFault>>;
  refusal?: SignInReason;
  /** Set after too many tries. */
  waitMinutes?: number;
};

type Props = { language: Language; told: LoginTold | undefined };

export function LoginForm({ language, told }: Props) {
  const words = adminWords(language).login;
  const busy = useNavigation().formMethod === "POST";
  const sentence = (field: SignInField) => {
    const fault = told?.faults?.[field];
    return fault && words.faults[fault];
  };
  return (
    <Form method="post" className={styles.form} noValidate>
      <Told language={language} told={told} />
      <Field
        id="email"
        name="email"
        type="email"
        label={words.email}
        autoComplete="username"
        required
        defaultValue={told?.email}
        fault={sentence("email")}
      />
      <PasswordField
        id="password"
        name="password"
        label={words.password}
        autoComplete="current-password"
        required
        fault={sentence("password")}
        language={language}
      />
      <Tick name="remember" defaultChecked={told?.remember}>
        {words.remember}
      </Tick>
      <Button type="submit" kind="go" wide busy={busy} busyLabel={words.busy}>
        {words.submit}
      </Button>
    </Form>
  );
}

function Told({ language, told }: Props) {
  const words = adminWords(language).login;
  if (told?.waitMinutes !== undefined)
    return <ErrorSummary title={words.tooMany(told.waitMinutes)} faults={[]} />;
  if (told?.refusal) return <ErrorSummary title={words.refusals[told.refusal]} faults={[]} />;
  const wrong = (["email", "password"] as const).flatMap((fieldId) => {
    const fault = told?.faults?.[fieldId];
    return fault ? [{ fieldId, message: words.faults[fault] }] : [];
  });
  return wrong.length > 0 ? <ErrorSummary title={words.faultTitle} faults={wrong} /> : undefined;
}
