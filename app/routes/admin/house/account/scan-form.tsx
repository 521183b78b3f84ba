import { Form } from "react-router";
import type { Language } from "../../../../domain/language.ts";
import { adminStaffWords } from "../../../../i18n/admin-staff/en.ts";
import { DeedButton } from "../../../../ui/admin/form/deed-button.tsx";
import { Panel } from "../../../../ui/admin/page/panel.tsx";
import { ErrorSummary } from "../../../../ui/controls/faults/error-summary.tsx";
import { Field } from "../../../../ui/controls/field.tsx";
import styles from "./account.module.css";
import type { Scan, StepTold } from "./change-step.ts";

type Props = { language: Language; scan: Scan; fault: StepTold["fault"] };

/** The key for an app, as a picture and in letters, and the field for the first code that it makes. */
export function ScanForm({ language, scan, fault }: Props) {
  const all = adminStaffWords(language);
  const words = all.twoStep.scan;
  const said = fault && words.wrong;
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
