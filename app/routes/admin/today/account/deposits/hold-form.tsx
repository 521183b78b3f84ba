import { useState } from "react";
import { isNoCash, type Cash } from "../../../../../domain/account/cash.ts";
import { holdFields } from "../../../../../domain/deposits/deposit-fields.ts";
import { holdMethods } from "../../../../../domain/deposits/hold.ts";
import { holdCash } from "../../../../../domain/deposits/moves.ts";
import { readForm } from "../../../../../domain/forms/read-form.ts";
import type { Language } from "../../../../../domain/language.ts";
import { cashText } from "../../../../../i18n/admin-account/cash-text.ts";
import { accountWords } from "../../../../../i18n/admin-account/en.ts";
import { depositDeskWords } from "../../../../../i18n/admin-deposit/en.ts";
import { faultTexts } from "../../../../../i18n/field-faults/fault-text.ts";
import { formatEuro } from "../../../../../i18n/format.ts";
import { DateInput } from "../../../../../ui/admin/form/date-input.tsx";
import { DeedButton } from "../../../../../ui/admin/form/deed-button.tsx";
import { FieldRow } from "../../../../../ui/admin/form/field-row.tsx";
import { faultList, filledField, type Filled } from "../../../../../ui/admin/form/filled.ts";
import { FormFaults } from "../../../../../ui/admin/form/form-faults.tsx";
import { TypedForm } from "../../../../../ui/admin/form/typed-form.tsx";
import { Panel } from "../../../../../ui/admin/page/panel.tsx";
import { Field, SelectField } from "../../../../../ui/controls/field.tsx";
import styles from "../account.module.css";
import { Pieces } from "../counted.tsx";
import { Amount, DrawerField, Hidden, textsOf, type MoneyFormProps } from "../payment-form.tsx";

type Props = MoneyFormProps & { leftCents: number };

/** Holds a deposit: cash, with what is handed out as change, or an amount on a card. */
export function HoldForm({ language, account, answer, sendingKey, leftCents }: Props) {
  const words = depositDeskWords(language).hold;
  const mine = answer?.intent === "hold" ? answer : undefined;
  const values: Record<string, string> = mine?.typed ?? {
    method: "card-hold",
    placeId: account.placeId,
  };
  const [typed, setTyped] = useState(values);
  const filled = { values, faults: faultTexts(mine?.faults ?? {}, language), form: "hold" };
  const isCash = typed.method === "cash";
  return (
    <Panel title={words.title} lead={words.lead(formatEuro(leftCents, language))}>
      <TypedForm
        method="post"
        preventScrollReset
        className={styles.form}
        onInput={({ currentTarget }) => setTyped(textsOf(new FormData(currentTarget)))}
      >
        <Hidden {...{ account, sendingKey }} />
        <FormFaults faults={faultList(filled, { ...accountWords(language).pay, ...words })} />
        <SelectField label={words.method} {...filledField(filled, "method")}>
          {holdMethods.map((method) => (
            <option key={method} value={method}>
              {words.methods[method]}
            </option>
          ))}
        </SelectField>
        {isCash ? (
          <FieldRow columns={3}>
            <Amount label={accountWords(language).pay.eur} name="eur" filled={filled} />
            <Amount label={accountWords(language).pay.bam} name="bam" filled={filled} />
            <DrawerField {...{ language, filled, drawers: account.drawers }} />
          </FieldRow>
        ) : (
          <Card {...{ language, filled }} />
        )}
        <FieldRow columns={2}>
          <Amount label={words.amount} name="amount" filled={filled} help={words.amountHelp} />
          <Field
            label={words.note}
            {...filledField(filled, "note")}
            autoComplete="off"
            maxLength={200}
          />
        </FieldRow>
        {isCash && <Counted {...{ language, account, typed, leftCents }} />}
        <DeedButton
          // Where something is to be paid, that is the way forward.
          kind={account.dueCents > 0 ? "line" : "go"}
          name="intent"
          value="hold"
          busyLabel={words.sending}
        >
          {words.send}
        </DeedButton>
      </TypedForm>
    </Panel>
  );
}

function Card({ language, filled }: { language: Language; filled: Filled }) {
  const words = depositDeskWords(language).hold;
  return (
    <FieldRow columns={3}>
      <Field
        label={words.lastFour}
        help={words.lastFourHelp}
        {...filledField(filled, "lastFour")}
        inputMode="numeric"
        autoComplete="off"
        maxLength={4}
      />
      <Field
        label={words.reference}
        help={accountWords(language).pay.referenceHelp}
        {...filledField(filled, "reference")}
        autoComplete="off"
        maxLength={80}
      />
      <DateInput label={words.lapsesOn} {...filledField(filled, "lapsesOn")} />
    </FieldRow>
  );
}

type CountedProps = Pick<Props, "language" | "account" | "leftCents"> & {
  typed: Record<string, string>;
};

/** What would be held, and what is handed out, by the rules that the server asks too. */
function Counted({ language, account, typed, leftCents }: CountedProps) {
  const words = depositDeskWords(language);
  const read = readForm(typed, holdFields);
  if (!read.ok) return null;
  const { eur, bam, amount: amountCents, placeId } = read.values;
  const tendered: Cash = { EUR: eur, BAM: bam };
  if (isNoCash(tendered)) return null;
  const hold = holdCash({ tendered, amountCents }, leftCents);
  if (typeof hold === "string")
    return (
      <p role="status" className={styles.counted}>
        {words.refused[hold]}
      </p>
    );
  const { change, cash } = hold;
  const changeIn = change.BAM > 0 ? "BAM" : "EUR";
  const drawer = account.drawers.find((one) => one.placeId === placeId) ?? account.drawers[0];
  return (
    <p role="status" className={styles.counted}>
      <b>{words.hold.lies(cashText(cash, language))}</b>
      {isNoCash(change) ? (
        <span>{accountWords(language).pay.noChange}</span>
      ) : (
        <>
          <b>{accountWords(language).pay.change(cashText(change, language))}</b>
          {drawer && <Pieces {...{ language, changeIn, drawer }} amount={change[changeIn]} />}
        </>
      )}
    </p>
  );
}
