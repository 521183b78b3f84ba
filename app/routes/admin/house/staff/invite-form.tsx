import { languages, type Language } from "../../../../domain/language.ts";
import type { InviteeField } from "../../../../domain/staff/check-invitation.ts";
import { staffRoles } from "../../../../domain/staff/roles.ts";
import { faultText } from "../../../../i18n/field-faults/fault-text.ts";
import { adminStaffWords } from "../../../../i18n/admin-staff/en.ts";
import { adminWords } from "../../../../i18n/admin/en.ts";
import { DeedButton } from "../../../../ui/admin/form/deed-button.tsx";
import { TypedForm } from "../../../../ui/admin/form/typed-form.tsx";
import { FieldRow } from "../../../../ui/admin/form/field-row.tsx";
import { Panel } from "../../../../ui/admin/page/panel.tsx";
import { ErrorSummary } from "../../../../ui/controls/faults/error-summary.tsx";
import { Field, SelectField } from "../../../../ui/controls/field.tsx";
import { List } from "../../../../ui/controls/list.tsx";
import type { StaffAnswer } from "./staff.tsx";
import styles from "./staff.module.css";

type Props = { language: Language; answer: StaffAnswer | undefined };

/** The form that invites somebody by mail. A refused invitation keeps its typed texts. */
export function InviteForm({ language, answer }: Props) {
  const all = adminStaffWords(language);
  const words = all.staff.invite;
  const sentence = (field: InviteeField) => {
    const fault = answer?.faults?.[field];
    return fault && faultText(fault, language);
  };
  const faults = (["name", "email", "role", "language"] as const).flatMap((field) => {
    const message = sentence(field);
    return message ? [{ fieldId: `invite-${field}`, message }] : [];
  });
  return (
    <Panel title={words.title} lead={words.lead}>
      <TypedForm method="post" className={styles.form} preventScrollReset noValidate>
        {faults.length > 0 && <ErrorSummary title={all.faultTitle} faults={faults} />}
        <InviteFields language={language} typed={answer?.typed} sentence={sentence} />
        <RoleList language={language} />
        <DeedButton name="intent" value="invite" kind="go" busyLabel={all.busy}>
          {words.submit}
        </DeedButton>
      </TypedForm>
    </Panel>
  );
}

type FieldsProps = {
  language: Language;
  typed: StaffAnswer["typed"];
  sentence: (field: InviteeField) => string | undefined;
};

function InviteFields({ language, typed, sentence }: FieldsProps) {
  const words = adminStaffWords(language).staff.invite;
  const { roles } = adminWords(language);
  return (
    <FieldRow>
      <Field
        id="invite-name"
        name="name"
        label={words.name}
        defaultValue={typed?.name}
        autoComplete="off"
        fault={sentence("name")}
      />
      <Field
        id="invite-email"
        name="email"
        type="email"
        label={words.email}
        defaultValue={typed?.email}
        autoComplete="off"
        fault={sentence("email")}
      />
      <SelectField
        id="invite-role"
        name="role"
        label={words.role}
        defaultValue={typed?.role ?? ""}
        fault={sentence("role")}
      >
        <option value="">{words.choose}</option>
        {staffRoles.map((role) => (
          <option key={role} value={role}>
            {roles[role]}
          </option>
        ))}
      </SelectField>
      <SelectField
        id="invite-language"
        name="language"
        label={words.language}
        defaultValue={typed?.language ?? "ba"}
        fault={sentence("language")}
      >
        {languages.map((one) => (
          <option key={one} value={one}>
            {words.languages[one]}
          </option>
        ))}
      </SelectField>
    </FieldRow>
  );
}

/** The rights of each role in words. */
function RoleList({ language }: { language: Language }) {
  const words = adminStaffWords(language).staff;
  const { roles } = adminWords(language);
  return (
    <List className={styles.roles}>
      {staffRoles.map((role) => (
        <li key={role}>
          <b>{roles[role]}</b>: {words.roles[role]}
        </li>
      ))}
    </List>
  );
}
