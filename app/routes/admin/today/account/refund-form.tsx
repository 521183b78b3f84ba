import { useState } from "react";
import { currencies } from "../../../../domain/account/cash.ts";
import { accountWords } from "../../../../i18n/admin-account/en.ts";
import { faultTexts } from "../../../../i18n/field-faults/fault-text.ts";
import { DeedButton } from "../../../../ui/admin/form/deed-button.tsx";
import { FieldRow } from "../../../../ui/admin/form/field-row.tsx";
import { faultList, filledField } from "../../../../ui/admin/form/filled.ts";
import { FormFaults } from "../../../../ui/admin/form/form-faults.tsx";
import { TypedForm } from "../../../../ui/admin/form/typed-form.tsx";
import { Panel } from "../../../../ui/admin/page/panel.tsx";
import { Field, SelectField } from "../../../../ui/controls/field.tsx";
import styles from "./account.module.css";
import { RefundCounted } from "./counted.tsx";
import {
  Amount,
  DrawerField,
  Hidden,
  MethodField,
  textsOf,
  type MoneyFormProps,
} from "./payment-form.tsx";

/** Gives money back, and says why. */
export function RefundForm({ language, account, answer, sendingKey }: MoneyFormProps) {
  const words = accountWords(language);
  const mine = answer?.intent === "refund" ? answer : undefined;
  const first: Record<string, string> = {
    method: account.hasOnline ? "online" : "cash",
    currency: "EUR",
    placeId: account.placeId,
  };
  const values = mine?.typed ?? first;
  const [typed, setTyped] = useState(values);
  const filled = { values, faults: faultTexts(mine?.faults ?? {}, language), form: "refund" };
  return (
    <Panel title={words.refund.title}>
      <TypedForm
        method="post"
        preventScrollReset
        className={styles.form}
        onInput={({ currentTarget }) => setTyped(textsOf(new FormData(currentTarget)))}
      >
        <Hidden {...{ account, sendingKey }} />
        <FormFaults faults={faultList(filled, { ...words.pay, ...words.refund })} />
        <MethodField {...{ language, filled }} isOnline={account.hasOnline} />
        <FieldRow columns={3}>
          <Amount label={words.refund.amount} name="amount" filled={filled} />
          <SelectField label={words.refund.currency} {...filledField(filled, "currency")}>
            {currencies.map((currency) => (
              <option key={currency} value={currency}>
                {words.currencies[currency]}
              </option>
            ))}
          </SelectField>
          {typed.method === "cash" && (
            <DrawerField {...{ language, filled, drawers: account.drawers }} />
          )}
        </FieldRow>
        <FieldRow columns={2}>
          <Field
            label={words.refund.note}
            {...filledField(filled, "note")}
            autoComplete="off"
            maxLength={200}
          />
          <Field
            label={words.refund.payer}
            {...filledField(filled, "payer")}
            autoComplete="off"
            maxLength={120}
          />
        </FieldRow>
        <RefundCounted {...{ language, account, typed }} />
        <DeedButton name="intent" value="refund" busyLabel={words.refund.sending}>
          {words.refund.send}
        </DeedButton>
      </TypedForm>
    </Panel>
  );
}
