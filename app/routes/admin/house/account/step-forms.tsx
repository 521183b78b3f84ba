import { Form } from "react-router";
import type { Language } from "../../../../domain/language.ts";
import { adminStaffWords } from "../../../../i18n/admin-staff/en.ts";
import type { Scan, StepAnswer } from "./second-step.tsx";
import { DeedButton } from "../../../../ui/admin/form/deed-button.tsx";
import { PasswordField } from "../../../../ui/admin/form/password-field.tsx";
import { Panel } from "../../../../ui/admin/page/panel.tsx";
import { ErrorSummary } from "../../../../ui/controls/faults/error-summary.tsx";
import { Field } from "../../../../ui/controls/field.tsx";
import styles from "./account.module.css";

type Props = {
  language: Language;
  intent: "begin" | "renew" | "end";
  says: { title: string; lead: string; submit: string };
  answer: StepAnswer | undefined;
  busyLabel: string;
};

/** The form of a deed that requires the password. */
export function ProofForm({ language, intent, says, answer, busyLabel }: Props) {
  const all = adminStaffWords(language);
  const words = all.twoStep;
  const id = `password-${intent}`;
  const fault = answer?.refused && (answer.refused === "missing" ? words.missing : words.wrong);
  const faults = [
    ...(fault ? [{ fieldId: id, message: fault }] : []),
    ...(answer?.waitMinutes === undefined ? [] : [{ message: all.tooMany(answer.waitMinutes) }]),
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

type ScanFormProps = { language: Language; scan: Scan; refused: StepAnswer["refused"] };

/** The key for an app, as a QR code and in letters, and a field for the first code that the app makes. */
export function ScanForm({ language, scan, refused }: ScanFormProps) {
  const all = adminStaffWords(language);
  const words = all.twoStep.scan;
  const said = refused && words.wrong;
  return (
    <Panel title={words.title} lead={words.lead}>
      <div className={styles.scan}>
        <svg
          className={styles.picture}
          viewBox={`0 0 ${scan.side} ${scan.side}`}
          role="img"
          aria-label={words.picture}
          shapeRendering="crispEdges"
        >
          <path d={scan.path} />
        </svg>
        <Form method="post" className={styles.form} preventScrollReset noValidate>
          {said && (
            <ErrorSummary title={all.faultTitle} faults={[{ fieldId: "code", message: said }]} />
          )}
          <p>
            {words.key}:<br />
            <code className={styles.key}>{scan.key.match(/.{1,4}/g)?.join(" ")}</code>
          </p>
          <input type="hidden" name="key" value={scan.key} />
          <Field
            id="code"
            name="code"
            label={words.code}
            help={words.help}
            fault={said}
            inputMode="numeric"
            autoComplete="one-time-code"
            required
          />
          <DeedButton name="intent" value="confirm" kind="go" busyLabel={all.busy}>
            {words.submit}
          </DeedButton>
        </Form>
      </div>
    </Panel>
  );
}
