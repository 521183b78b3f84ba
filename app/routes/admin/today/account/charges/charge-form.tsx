import { addedKinds, longestReason } from "../../../../../domain/account/read-charge.ts";
import { accountWords } from "../../../../../i18n/admin-account/en.ts";
import { chargeWords } from "../../../../../i18n/charges/en.ts";
import { faultTexts } from "../../../../../i18n/field-faults/fault-text.ts";
import { DeedButton } from "../../../../../ui/admin/form/deed-button.tsx";
import { FieldRow } from "../../../../../ui/admin/form/field-row.tsx";
import { faultList, filledField } from "../../../../../ui/admin/form/filled.ts";
import { FormFaults } from "../../../../../ui/admin/form/form-faults.tsx";
import { TypedForm } from "../../../../../ui/admin/form/typed-form.tsx";
import { Panel } from "../../../../../ui/admin/page/panel.tsx";
import { Field, SelectField } from "../../../../../ui/controls/field.tsx";
import styles from "../account.module.css";
import { Amount, Hidden, type MoneyFormProps } from "../payment-form.tsx";

/** Charges something that no rule proposed, with the reason that the customer is told. */
export function ChargeForm({ language, account, answer, sendingKey }: MoneyFormProps) {
  const words = accountWords(language).add;
  const { kinds } = chargeWords(language);
  const mine = answer?.intent === "add-charge" ? answer : undefined;
  const values = mine?.typed ?? { chargeKind: "other" };
  const filled = { values, faults: faultTexts(mine?.faults ?? {}, language) };
  const { kind, amount, reason } = words;
  const labels = { chargeKind: kind, chargeAmount: amount, chargeReason: reason };
  return (
    <Panel title={words.title}>
      <TypedForm method="post" preventScrollReset className={styles.form}>
        <Hidden {...{ account, sendingKey }} />
        <FormFaults faults={faultList(filled, labels)} />
        <FieldRow columns={3}>
          <SelectField label={words.kind} {...filledField(filled, "chargeKind")}>
            {addedKinds.map((kind) => (
              <option key={kind} value={kind}>
                {kinds[kind]}
              </option>
            ))}
          </SelectField>
          <Amount label={words.amount} name="chargeAmount" filled={filled} />
          <Field
            label={words.reason}
            help={words.reasonHelp}
            {...filledField(filled, "chargeReason")}
            autoComplete="off"
            maxLength={longestReason}
          />
        </FieldRow>
        <DeedButton name="intent" value="add-charge" busyLabel={words.sending}>
          {words.send}
        </DeedButton>
      </TypedForm>
    </Panel>
  );
}
