import { Form } from "react-router";
import type { Language } from "../../../../domain/language.ts";
import { adminStaffWords } from "../../../../i18n/admin-staff/en.ts";
import { DeedButton } from "../../../../ui/admin/form/deed-button.tsx";
import { PasswordField } from "../../../../ui/admin/form/password-field.tsx";
import { Panel } from "../../../../ui/admin/page/panel.tsx";
import { ErrorSummary } from "../../../../ui/controls/faults/error-summary.tsx";
import styles from "./account.module.css";
import type { StepTold } from "./change-step.ts";

type Props = {
  language: Language;
  intent: "begin" | "renew" | "end";
  says: { title: string; lead: string; submit: string };
  told: StepTold | undefined;
  busyLabel: string;
};

/** A deed that asks for the password first. */
export function ProofForm({ language, intent, says, told, busyLabel }: Props) {
  const all = adminStaffWords(language);
  const words = all.twoStep;
  const id = `password-${intent}`;
  const fault = told?.fault && (told.fault === "missing" ? words.missing : words.wrong);
  const faults = [
    ...(fault ? [{ fieldId: id, message: fault }] : []),
    ...(told?.waitMinutes === undefined ? [] : [{ message: all.tooMany(told.waitMinutes) }]),
  ];
  return (
    <Panel title={says.title} lead={says.lead}>
      <Form method="post" className={styles.form} preventScrollReset noValidate>
        {faults.length > 0 && <ErrorSummary title={all.faultTitle} faults={faults} />}
        <PasswordField
          id={id}
          name="password"
          label={words.password}
          autoComplete="current-password"
          required
          fault={fault}
          language={language}
        />
        <DeedButton
          name="intent"
          value={intent}
          kind={intent === "end" ? "line" : "pick"}
          busyLabel={busyLabel}
        >
          {says.submit}
        </DeedButton>
      </Form>
    </Panel>
  );
}
