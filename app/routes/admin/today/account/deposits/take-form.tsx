import { takingPurposes } from "../../../../../domain/deposits/hold.ts";
import { depositDeskWords } from "../../../../../i18n/admin-deposit/en.ts";
import { depositWords } from "../../../../../i18n/deposit/en.ts";
import { faultTexts } from "../../../../../i18n/field-faults/fault-text.ts";
import { DeedButton } from "../../../../../ui/admin/form/deed-button.tsx";
import { FieldRow } from "../../../../../ui/admin/form/field-row.tsx";
import { faultList, filledField, type Filled } from "../../../../../ui/admin/form/filled.ts";
import { FormFaults } from "../../../../../ui/admin/form/form-faults.tsx";
import { TypedForm } from "../../../../../ui/admin/form/typed-form.tsx";
import { Panel } from "../../../../../ui/admin/page/panel.tsx";
import { Field, SelectField } from "../../../../../ui/controls/field.tsx";
import styles from "../account.module.css";
import { Amount, DrawerField, Hidden, type MoneyFormProps } from "../payment-form.tsx";
import type { DepositPage, HoldRow } from "./load-deposits.ts";

type Props = MoneyFormProps & { hold: HoldRow; causes: DepositPage["causes"] };

/** Takes a part of a deposit, and says what for. */
export function TakeForm({ language, account, answer, sendingKey, hold, causes }: Props) {
  const words = depositDeskWords(language).take;
  const isMine = answer?.intent === "take" && answer.typed?.depositId === String(hold.id);
  const values: Record<string, string> = (isMine ? answer.typed : undefined) ?? {
    placeId: account.placeId,
  };
  const faults = faultTexts((isMine ? answer.faults : undefined) ?? {}, language);
  const filled = { values, faults, form: `take-${hold.id}` };
  const { purposes } = depositWords(language);
  return (
    <Panel title={words.title} lead={words.lead}>
      <TypedForm method="post" preventScrollReset className={styles.form}>
        <Hidden {...{ account, sendingKey }} />
        <input type="hidden" name="depositId" value={hold.id} />
        <FormFaults
          faults={faultList(filled, { ...words, damageId: words.damage, chargeId: words.charge })}
        />
        <FieldRow columns={3}>
          <SelectField label={words.purpose} {...filledField(filled, "purpose")}>
            {takingPurposes.map((purpose) => (
              <option key={purpose} value={purpose}>
                {purposes[purpose]}
              </option>
            ))}
          </SelectField>
          <Amount label={words.amount} name="amount" filled={filled} />
          {hold.method === "cash" && (
            <DrawerField {...{ language, filled, drawers: account.drawers }} />
          )}
        </FieldRow>
        <Field
          label={words.reason}
          help={words.reasonHelp}
          {...filledField(filled, "reason")}
          autoComplete="off"
          maxLength={200}
        />
        {causes.damages.length + causes.charges.length > 0 && (
          <FieldRow columns={2}>
            <Cause
              label={words.damage}
              name="damageId"
              {...{ filled, none: words.none }}
              of={causes.damages}
            />
            <Cause
              label={words.charge}
              name="chargeId"
              {...{ filled, none: words.none }}
              of={causes.charges}
            />
          </FieldRow>
        )}
        <DeedButton name="intent" value="take" busyLabel={words.sending}>
          {words.send}
        </DeedButton>
      </TypedForm>
    </Panel>
  );
}

type CauseProps = {
  label: string;
  name: string;
  none: string;
  filled: Filled;
  of: readonly { id: number; label: string }[];
};

/** What is written down already; nothing to choose where nothing is. */
function Cause({ label, name, none, filled, of }: CauseProps) {
  if (of.length === 0) return null;
  return (
    <SelectField label={label} {...filledField(filled, name)}>
      <option value="">{none}</option>
      {of.map((one) => (
        <option key={one.id} value={one.id}>
          {one.label}
        </option>
      ))}
    </SelectField>
  );
}
