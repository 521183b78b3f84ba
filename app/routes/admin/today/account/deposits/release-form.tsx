import { useState } from "react";
import { currencies } from "../../../../../domain/account/cash.ts";
import { releaseFields } from "../../../../../domain/deposits/deposit-fields.ts";
import { leave } from "../../../../../domain/deposits/moves.ts";
import { readForm } from "../../../../../domain/forms/read-form.ts";
import { cashText } from "../../../../../i18n/admin-account/cash-text.ts";
import { depositDeskWords } from "../../../../../i18n/admin-deposit/en.ts";
import { faultTexts } from "../../../../../i18n/field-faults/fault-text.ts";
import { DeedButton } from "../../../../../ui/admin/form/deed-button.tsx";
import { FieldRow } from "../../../../../ui/admin/form/field-row.tsx";
import { faultList, filledField } from "../../../../../ui/admin/form/filled.ts";
import { FormFaults } from "../../../../../ui/admin/form/form-faults.tsx";
import { TypedForm } from "../../../../../ui/admin/form/typed-form.tsx";
import { Panel } from "../../../../../ui/admin/page/panel.tsx";
import { Field } from "../../../../../ui/controls/field.tsx";
import styles from "../account.module.css";
import { Pieces } from "../counted.tsx";
import { Amount, DrawerField, Hidden, textsOf, type MoneyFormProps } from "../payment-form.tsx";
import type { HoldRow } from "./load-deposits.ts";

/** Gives back what is held, or a part of it. */
export function ReleaseForm(props: MoneyFormProps & { hold: HoldRow }) {
  const { language, account, answer, sendingKey, hold } = props;
  const words = depositDeskWords(language).release;
  const isMine = answer?.intent === "release" && answer.typed?.depositId === String(hold.id);
  const values: Record<string, string> = (isMine ? answer.typed : undefined) ?? {
    placeId: account.placeId,
  };
  const faults = faultTexts((isMine ? answer.faults : undefined) ?? {}, language);
  const filled = { values, faults, form: `release-${hold.id}` };
  const [typed, setTyped] = useState(values);
  return (
    <Panel title={words.title} lead={words.lead(hold.lies ?? hold.held ?? "", hold.method)}>
      <TypedForm
        method="post"
        preventScrollReset
        className={styles.form}
        onInput={({ currentTarget }) => setTyped(textsOf(new FormData(currentTarget)))}
      >
        <Hidden {...{ account, sendingKey }} />
        <input type="hidden" name="depositId" value={hold.id} />
        <FormFaults faults={faultList(filled, words)} />
        <FieldRow columns={3}>
          <Amount label={words.amount} name="amount" filled={filled} help={words.amountHelp} />
          <Field
            label={words.reason}
            {...filledField(filled, "reason")}
            autoComplete="off"
            maxLength={200}
          />
          {hold.method === "cash" && (
            <DrawerField {...{ language, filled, drawers: account.drawers }} />
          )}
        </FieldRow>
        {hold.method === "cash" && <HandedOut {...{ language, account, hold, typed }} />}
        <DeedButton name="intent" value="release" busyLabel={words.sending}>
          {words.send}
        </DeedButton>
      </TypedForm>
    </Panel>
  );
}

type HandedOutProps = Pick<MoneyFormProps, "language" | "account"> & {
  hold: HoldRow;
  typed: Record<string, string>;
};

/** What is handed out, in notes and coins of the drawer, by the rules that the server asks too. */
function HandedOut({ language, account, hold, typed }: HandedOutProps) {
  const read = readForm({ ...typed, depositId: String(hold.id) }, releaseFields);
  const drawer =
    account.drawers.find(({ placeId }) => placeId === typed.placeId) ?? account.drawers[0];
  if (!read.ok || !drawer) return null;
  const left = leave(hold.kept, { amountCents: read.values.amount, now: 0 });
  const { refused, release } = depositDeskWords(language);
  if (typeof left === "string")
    return (
      <p role="status" className={styles.counted}>
        {refused[left]}
      </p>
    );
  const some = currencies.filter((currency) => left.cash[currency] > 0);
  return (
    <p role="status" className={styles.counted}>
      <b>{release.goes(cashText(left.cash, language))}</b>
      {some.map((changeIn) => (
        <Pieces key={changeIn} {...{ language, changeIn, drawer }} amount={left.cash[changeIn]} />
      ))}
    </p>
  );
}
