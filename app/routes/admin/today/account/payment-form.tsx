import { useState } from "react";
import { Link } from "react-router";
import { currencies, type Cash, type Currency } from "../../../../domain/account/cash.ts";
import { paymentFields } from "../../../../domain/account/read-payment.ts";
import { settle } from "../../../../domain/account/settle.ts";
import { handOut } from "../../../../domain/drawers/pieces.ts";
import { paymentTypes } from "../../../../domain/facts.ts";
import { readForm } from "../../../../domain/forms/read-form.ts";
import type { Language } from "../../../../domain/language.ts";
import { accountWords } from "../../../../i18n/admin-account/en.ts";
import { adminPath } from "../../../../i18n/admin-paths.ts";
import { adminReservationWords } from "../../../../i18n/admin-reservation/en.ts";
import { cashText, currencyText, piecesText } from "../../../../i18n/admin-account/cash-text.ts";
import { faultTexts } from "../../../../i18n/field-faults/fault-text.ts";
import { formatEuro } from "../../../../i18n/format.ts";
import { DeedButton } from "../../../../ui/admin/form/deed-button.tsx";
import { FieldRow } from "../../../../ui/admin/form/field-row.tsx";
import { faultList, filledField, type Filled } from "../../../../ui/admin/form/filled.ts";
import { FormFaults } from "../../../../ui/admin/form/form-faults.tsx";
import { TypedForm } from "../../../../ui/admin/form/typed-form.tsx";
import { Panel } from "../../../../ui/admin/page/panel.tsx";
import { Field, SelectField } from "../../../../ui/controls/field.tsx";
import styles from "./account.module.css";
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
        <FormFaults faults={faultList(filled, words)} />
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
        <TakenFields {...{ language, filled }} />
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

/** What the bank, the terminal and the fiscal device call it, and a note. */
function Words({ language, filled, isCash }: FilledProps & { isCash: boolean }) {
  const words = accountWords(language).pay;
  const text = { autoComplete: "off" } as const;
  return (
    <FieldRow columns={3}>
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
      <Field label={words.note} {...filledField(filled, "note")} {...text} maxLength={200} />
    </FieldRow>
  );
}

type CountedProps = Pick<MoneyFormProps, "language" | "account"> & {
  typed: Record<string, string>;
};

/** What would be settled, and which notes and coins are handed out: by the rules that the server asks too. */
function Counted({ language, account, typed }: CountedProps) {
  const words = accountWords(language);
  const read = readForm(typed, paymentFields);
  if (!read.ok) return null;
  const { method, eur, bam, amount: amountCents, changeIn, placeId } = read.values;
  const tendered: Cash = { EUR: eur, BAM: bam };
  if (eur === 0 && bam === 0) return null;
  const settled = settle({ method, tendered, amountCents, changeIn }, account.dueCents);
  if (typeof settled === "string")
    return (
      <p role="status" className={styles.counted}>
        {words.refused[settled]}
      </p>
    );
  const rest = account.dueCents - settled.amountCents;
  const drawer = account.drawers.find((one) => one.placeId === placeId) ?? account.drawers[0];
  return (
    <p role="status" className={styles.counted}>
      <b>{words.pay.settles(formatEuro(settled.amountCents, language))}</b>
      {rest > 0 && <span>{words.pay.rest(formatEuro(rest, language))}</span>}
      {settled.change[changeIn] > 0 ? (
        <>
          <b>{words.pay.change(cashText(settled.change, language))}</b>
          {drawer && (
            <Pieces {...{ language, changeIn, drawer }} amount={settled.change[changeIn]} />
          )}
        </>
      ) : (
        method === "cash" && <span>{words.pay.noChange}</span>
      )}
    </p>
  );
}

type PiecesProps = { language: Language; changeIn: Currency; drawer: OpenDrawer; amount: number };

/** The notes and coins that are handed out. */
export function Pieces({ language, changeIn, drawer, amount }: PiecesProps) {
  const words = accountWords(language).pay;
  const { pieces, missing } = handOut(amount, drawer.pieces[changeIn], changeIn);
  const list = piecesText(pieces, changeIn, language);
  return (
    <span>
      {list && words.pieces(list)}
      {list && missing > 0 && ". "}
      {missing > 0 && words.missing(currencyText(missing, changeIn, language))}
    </span>
  );
}
