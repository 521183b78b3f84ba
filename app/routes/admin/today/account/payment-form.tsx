import { useState } from "react";
import { Link } from "react-router";
import { currencies } from "../../../../domain/account/cash.ts";
import { paymentTypes } from "../../../../domain/facts.ts";
import type { Language } from "../../../../domain/language.ts";
import { accountWords } from "../../../../i18n/admin-account/en.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { adminReservationWords } from "../../../../i18n/admin-reservation/en.ts";
import { faultTexts } from "../../../../i18n/field-faults/fault-text.ts";
import { DeedButton } from "../../../../ui/admin/form/deed-button.tsx";
import { FieldRow } from "../../../../ui/admin/form/field-row.tsx";
import { faultList, filledField, type Filled } from "../../../../ui/admin/form/filled.ts";
import { FormFaults } from "../../../../ui/admin/form/form-faults.tsx";
import { TypedForm } from "../../../../ui/admin/form/typed-form.tsx";
import { Panel } from "../../../../ui/admin/page/panel.tsx";
import { Field, SelectField } from "../../../../ui/controls/field.tsx";
import { Fold } from "../../../../ui/controls/fold.tsx";
import styles from "./account.module.css";
import { Counted } from "./counted.tsx";
import type { AccountAnswer } from "./answer-account.ts";
import type { AccountPage, OpenDrawer } from "./load-account.ts";
import { TakenFields } from "./taken-fields.tsx";

export type MoneyFormProps = {
  language: Language;
  account: AccountPage;
  answer: AccountAnswer | undefined;
  sendingKey: string;
};

/** Takes a payment; what it settles and what is handed out is counted as it is typed. */
export function PaymentForm({ language, account, answer, sendingKey }: MoneyFormProps) {
  const words = accountWords(language).pay;
  const mine = answer?.intent === "pay" ? answer : undefined;
  const first: Record<string, string> = {
    method: "cash",
    changeIn: "BAM",
    placeId: account.placeId,
    fiscalDevice: account.fiscalDevice ?? "",
  };
  const values = mine?.typed ?? first;
  const [typed, setTyped] = useState(values);
  const filled = { values, faults: faultTexts(mine?.faults ?? {}, language) };
  const isCash = typed.method === "cash";
  return (
    <Panel title={words.title}>
      <TypedForm
        method="post"
        preventScrollReset
        className={styles.form}
        onInput={({ currentTarget }) => setTyped(textsOf(new FormData(currentTarget)))}
      >
        <Hidden {...{ account, sendingKey }} />
        <FormFaults faults={faultList(filled, { ...words, fiscalDevice: words.device })} />
        <MethodField {...{ language, filled }} />
        <FieldRow columns={3}>
          <Amount label={words.eur} name="eur" filled={filled} />
          <Amount label={words.bam} name="bam" filled={filled} />
          <Amount label={words.amount} name="amount" filled={filled} help={words.amountHelp} />
        </FieldRow>
        {isCash && (
          <FieldRow columns={2}>
            <SelectField label={words.changeIn} {...filledField(filled, "changeIn")}>
              {currencies.toReversed().map((currency) => (
                <option key={currency} value={currency}>
                  {accountWords(language).currencies[currency]}
                </option>
              ))}
            </SelectField>
            <DrawerField {...{ language, filled, drawers: account.drawers }} />
          </FieldRow>
        )}
        <Words {...{ language, filled, isCash }} />
        <Seldom {...{ language, filled }} />
        <Counted {...{ language, account, typed }} />
        <DeedButton kind="go" name="intent" value="pay" busyLabel={words.sending}>
          {words.send}
        </DeedButton>
      </TypedForm>
    </Panel>
  );
}

/** The texts of a form as it is typed. */
export function textsOf(form: FormData): Record<string, string> {
  return Object.fromEntries(
    [...form].flatMap(([name, value]) => (typeof value === "string" ? [[name, value]] : [])),
  );
}

/** The fields that every form of money sends unseen. */
export function Hidden({ account, sendingKey }: Pick<MoneyFormProps, "account" | "sendingKey">) {
  return (
    <>
      <input type="hidden" name="version" value={account.version} />
      <input type="hidden" name="due" value={account.dueCents} />
      <input type="hidden" name="key" value={sendingKey} />
    </>
  );
}

type FilledProps = { language: Language; filled: Filled };

/** How money is paid or given back; `isOnline` where it may go back by the way on which it came. */
export function MethodField({
  language,
  filled,
  isOnline = false,
}: FilledProps & { isOnline?: boolean }) {
  const { methods } = adminReservationWords(language).price;
  return (
    <SelectField label={accountWords(language).pay.method} {...filledField(filled, "method")}>
      {[...paymentTypes, ...(isOnline ? (["online"] as const) : [])].map((method) => (
        <option key={method} value={method}>
          {methods[method]}
        </option>
      ))}
    </SelectField>
  );
}

type AmountProps = { label: string; name: string; filled: Filled; help?: string };

/** An amount, typed with a comma or a point. */
export function Amount({ label, name, filled, help }: AmountProps) {
  return (
    <Field
      label={label}
      {...filledField(filled, name)}
      help={help}
      inputMode="decimal"
      autoComplete="off"
      maxLength={20}
    />
  );
}

/** The drawer that cash goes through. */
export function DrawerField({
  language,
  filled,
  drawers,
}: FilledProps & { drawers: readonly OpenDrawer[] }) {
  const words = accountWords(language).pay;
  if (drawers.length === 0)
    return (
      <p className={styles.quiet}>
        {words.noDrawer}{" "}
        <Link className="link" to={adminPath("cash-drawers", language)}>
          {words.openDrawer}
        </Link>
      </p>
    );
  return (
    <SelectField label={words.place} {...filledField(filled, "placeId")}>
      {drawers.map(({ placeId, name }) => (
        <option key={placeId} value={placeId}>
          {name}
        </option>
      ))}
    </SelectField>
  );
}

/** What the bank, the terminal and the fiscal device call it. */
function Words({ language, filled, isCash }: FilledProps & { isCash: boolean }) {
  const words = accountWords(language).pay;
  const text = { autoComplete: "off" } as const;
  return (
    <FieldRow columns={isCash ? 2 : 3}>
      {!isCash && (
        <Field
          label={words.reference}
          help={words.referenceHelp}
          {...filledField(filled, "reference")}
          {...text}
          maxLength={80}
        />
      )}
      <Field
        label={words.fiscal}
        {...filledField(filled, "fiscalReceipt")}
        {...text}
        maxLength={40}
      />
      <Field
        label={words.device}
        {...filledField(filled, "fiscalDevice")}
        {...text}
        maxLength={40}
      />
    </FieldRow>
  );
}

const seldom = ["payer", "note", "takenOn", "takenTime"];

/** What few payments need: folded, so that the way to the button is short. */
function Seldom({ language, filled }: FilledProps) {
  const words = accountWords(language).pay;
  const text = { autoComplete: "off" } as const;
  const isNeeded = seldom.some((name) => filled.values[name] || filled.faults[name]);
  return (
    <Fold className={styles.seldom} title={words.seldom} open={isNeeded}>
      <FieldRow columns={2}>
        <Field label={words.payer} {...filledField(filled, "payer")} {...text} maxLength={120} />
        <Field label={words.note} {...filledField(filled, "note")} {...text} maxLength={200} />
      </FieldRow>
      <TakenFields {...{ language, filled }} />
    </Fold>
  );
}
