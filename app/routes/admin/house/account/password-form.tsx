import { useEffect, useRef } from "react";
import { Form } from "react-router";
import type { Language } from "../../../../domain/language.ts";
import type { PasswordFault } from "../../../../domain/staff/check-new-password.ts";
import { adminStaffWords } from "../../../../i18n/admin-staff/en.ts";
import { DeedButton } from "../../../../ui/admin/form/deed-button.tsx";
import { PasswordField } from "../../../../ui/admin/form/password-field.tsx";
import { Panel } from "../../../../ui/admin/page/panel.tsx";
import { ErrorSummary } from "../../../../ui/controls/faults/error-summary.tsx";
import { Note } from "../../../../ui/controls/states/note.tsx";
import styles from "./account.module.css";

/** What the form is told; no password is ever sent back. */
export type PasswordTold = {
  done?: boolean;
  now?: "missing" | "wrong";
  next?: PasswordFault;
  waitMinutes?: number;
};

type Props = { language: Language; told: PasswordTold | undefined };

/** Changes one's own password. */
export function PasswordForm({ language, told }: Props) {
  const all = adminStaffWords(language);
  const words = all.account.password;
  const form = useRef<HTMLFormElement>(null);
  const isDone = told?.done === true;
  useEffect(() => {
    if (isDone) form.current?.reset();
  }, [isDone]);
  const { now, next, nextField, faults } = sentencesOf(language, told);
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

function sentencesOf(language: Language, told: PasswordTold | undefined) {
  const all = adminStaffWords(language);
  const now = told?.now && all.account.password[told.now];
  const next = told?.next && all.passwordFaults[told.next];
  const nextField = told?.next === "password-differs" ? "password-again" : "password-next";
  const faults = [
    ...(now ? [{ fieldId: "password-now", message: now }] : []),
    ...(next ? [{ fieldId: nextField, message: next }] : []),
    ...(told?.waitMinutes === undefined ? [] : [{ message: all.tooMany(told.waitMinutes) }]),
  ];
  return { now, next, nextField, faults };
}
