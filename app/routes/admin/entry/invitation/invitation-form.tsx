import { Form, useNavigation } from "react-router";
import type { Language } from "../../../../domain/language.ts";
import type { FieldFaults } from "../../../../domain/forms/field-fault.ts";
import { faultText } from "../../../../i18n/field-faults/fault-text.ts";
import { adminStaffWords } from "../../../../i18n/admin-staff/en.ts";
import { PasswordField } from "../../../../ui/admin/form/password-field.tsx";
import { Button } from "../../../../ui/controls/button.tsx";
import { ErrorSummary } from "../../../../ui/controls/faults/error-summary.tsx";
import { Field } from "../../../../ui/controls/field.tsx";
import styles from "../door.module.css";

export type AcceptFaults = FieldFaults<"name" | "password">;

type Props = {
  language: Language;
  isReset: boolean;
  name: string;
  faults: AcceptFaults;
  /** True when somebody else has an account with this address by now. */
  isTaken: boolean;
};

/** The form of a link: a name and a password, or the password alone. */
export function InvitationForm({ language, isReset, name, faults, isTaken }: Props) {
  const all = adminStaffWords(language);
  const words = all.invitation;
  const busy = useNavigation().formMethod === "POST";
  const nameFault = faults.name && faultText(faults.name, language);
  const passwordFault = faults.password && faultText(faults.password, language);
  const wrong = [
    ...(nameFault ? [{ fieldId: "name", message: nameFault }] : []),
    ...(passwordFault ? [{ fieldId: "password", message: passwordFault }] : []),
    ...(isTaken ? [{ message: words.taken }] : []),
  ];
  return (
    <Form method="post" className={styles.form} noValidate>
      {wrong.length > 0 && <ErrorSummary title={all.faultTitle} faults={wrong} />}
      {!isReset && (
        <Field
          id="name"
          name="name"
          label={words.name}
          autoComplete="name"
          defaultValue={name}
          fault={nameFault}
          required
        />
      )}
      <PasswordField
        id="password"
        name="password"
        label={isReset ? words.next : words.password}
        help={all.passwordHelp}
        autoComplete="new-password"
        fault={passwordFault}
        language={language}
        required
      />
      <Button type="submit" kind="go" wide busy={busy} busyLabel={all.busy}>
        {isReset ? words.resetSubmit : words.submit}
      </Button>
    </Form>
  );
}
