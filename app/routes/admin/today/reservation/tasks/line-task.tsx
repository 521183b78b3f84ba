import { adminReservationWords } from "../../../../../i18n/admin-reservation/en.ts";
import { FieldRow } from "../../../../../ui/admin/form/field-row.tsx";
import { FormFaults } from "../../../../../ui/admin/form/form-faults.tsx";
import { TypedForm } from "../../../../../ui/admin/form/typed-form.tsx";
import { MoneyField } from "../../../../../ui/admin/form/money-field.tsx";
import { Field, SelectField } from "../../../../../ui/controls/field.tsx";
import { FormFields, typedFor, SendButton } from "./form-fields.tsx";
import styles from "../reservation.module.css";
import type { TaskProps } from "./task-part.tsx";

/** The form of a manual line of the price. */
export function LineTask({ language, head, answer, sendingKey }: TaskProps<"line">) {
  const words = adminReservationWords(language).line;
  const { id, text, fault, faults } = typedFor(answer, "add-line");
  const field = (name: "labelEn" | "labelBs" | "why") => ({
    id: id(name),
    name,
    label: words[name],
    fault: fault(name),
    defaultValue: text(name),
    required: true,
  });
  return (
    <TypedForm method="post" className={styles.form} preventScrollReset>
      <FormFields intent="add-line" head={head} sendingKey={sendingKey} />
      <FormFaults faults={faults} />
      <FieldRow>
        <Field {...field("labelBs")} maxLength={80} lang="bs" />
        <Field {...field("labelEn")} maxLength={80} lang="en" />
        <SelectField label={words.sign} name="sign" defaultValue={text("sign") ?? "minus"}>
          <option value="minus">{words.minus}</option>
          <option value="plus">{words.plus}</option>
        </SelectField>
        <MoneyField
          id={id("amount")}
          label={words.amount}
          name="amount"
          required
          typed={text("amount")}
          fault={fault("amount")}
        />
      </FieldRow>
      <Field {...field("why")} maxLength={300} />
      <div className={styles.acts}>
        <SendButton intent="add-line" kind="go" label={words.add} />
      </div>
    </TypedForm>
  );
}
