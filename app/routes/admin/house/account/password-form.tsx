import { useEffect, useRef } from "react";
import { Form } from "react-router";
import type { Language } from "../../../../domain/language.ts";
import { faultText } from "../../../../i18n/field-faults/fault-text.ts";
import { adminStaffWords } from "../../../../i18n/admin-staff/en.ts";
import { DeedButton } from "../../../../ui/admin/form/deed-button.tsx";
import { PasswordField } from "../../../../ui/admin/form/password-field.tsx";
import { Panel } from "../../../../ui/admin/page/panel.tsx";
import { ErrorSummary } from "../../../../ui/controls/faults/error-summary.tsx";
import { Note } from "../../../../ui/controls/states/note.tsx";
import type { AccountAnswer } from "./account.tsx";
import styles from "./account.module.css";

type Props = { language: Language; answer: AccountAnswer | undefined };

/** The form of a new password. */
export function PasswordForm({ language, answer }: Props) {
  const all = adminStaffWords(language);
  const words = all.account.password;
  const form = useRef<HTMLFormElement>(null);
  const isDone = answer?.done === "password";
  useEffect(() => {
    if (isDone) form.current?.reset();
  }, [isDone]);
  const { now, next, nextField, faults } = sentencesOf(language, answer);
  const newField = { autoComplete: "new-password", language, required: true };
  return (
    <Panel title={words.title} lead={words.lead}>
      <Form ref={form} method="post" className={styles.form} preventScrollReset noValidate>
        {isDone && <Note role="status">{words.done}</Note>}
        {faults.length > 0 && <ErrorSummary title={all.faultTitle} faults={faults} />}
        <PasswordField
          id="password-now"
          name="now"
          label={words.now}
          autoComplete="current-password"
          required
          fault={now}
          language={language}
        />
        <PasswordField
          id="password-next"
          name="next"
          label={words.next}
          help={all.passwordHelp}
          fault={nextField === "password-next" ? next : undefined}
          {...newField}
        />
        <PasswordField
          id="password-again"
          name="again"
          label={words.again}
          fault={nextField === "password-again" ? next : undefined}
          {...newField}
        />
        <DeedButton name="intent" value="password" kind="pick" busyLabel={all.busy}>
          {words.submit}
        </DeedButton>
      </Form>
    </Panel>
  );
}

function sentencesOf(language: Language, answer: AccountAnswer | undefined) {
  const all = adminStaffWords(language);
  const now = answer?.faults?.now && all.account.password[answer.faults.now];
  const next = answer?.faults?.next && faultText(answer.faults.next, language);
  const nextField =
    answer?.faults?.next?.code === "password-differs" ? "password-again" : "password-next";
  const faults = [
    ...(now ? [{ fieldId: "password-now", message: now }] : []),
    ...(next ? [{ fieldId: nextField, message: next }] : []),
    ...(answer?.waitMinutes === undefined ? [] : [{ message: all.tooMany(answer.waitMinutes) }]),
  ];
  return { now, next, nextField, faults };
}
