import { Form, useNavigation } from "react-router";
import type { Language } from "../../../../domain/language.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { adminStaffWords } from "../../../../i18n/admin-staff/en.ts";
import { PasswordField } from "../../../../ui/admin/form/password-field.tsx";
import { Button, ButtonLink } from "../../../../ui/controls/button.tsx";
import { ErrorSummary } from "../../../../ui/controls/faults/error-summary.tsx";
import { Field } from "../../../../ui/controls/field.tsx";
import styles from "../door.module.css";

/** What the page is told after a refused form; a password is never sent back. */
export type ConfirmTold = {
  refusal?: "missing" | "wrong" | "wrongWithCode";
  /** Set after too many tries. */
  waitMinutes?: number;
};

type Props = { language: Language; hasSecondStep: boolean; told: ConfirmTold | undefined };

export function ConfirmForm({ language, hasSecondStep, told }: Props) {
  const all = adminStaffWords(language);
  const words = all.confirm;
  const busy = useNavigation().formMethod === "POST";
  const missing = told?.refusal === "missing" ? words.missing : undefined;
  const said =
    told?.waitMinutes === undefined
      ? told?.refusal && words[told.refusal]
      : all.tooMany(told.waitMinutes);
  return (
    <Form method="post" className={styles.form} noValidate>
      {said && <ErrorSummary title={said} faults={[]} />}
      <PasswordField
        id="password"
        name="password"
        label={words.password}
        autoComplete="current-password"
        required
        fault={missing}
        language={language}
      />
      {hasSecondStep && (
        <Field
          id="code"
          name="code"
          label={words.code}
          help={words.codeHelp}
          autoComplete="one-time-code"
          autoCapitalize="none"
          required
        />
      )}
      <Button type="submit" kind="go" wide busy={busy} busyLabel={all.busy}>
        {words.submit}
      </Button>
      <ButtonLink to={adminPath("admin", language)} kind="quiet" wide>
        {words.back}
      </ButtonLink>
    </Form>
  );
}
