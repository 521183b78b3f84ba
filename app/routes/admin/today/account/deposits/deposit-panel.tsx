import type { Language } from "../../../../../domain/language.ts";
import { depositDeskWords } from "../../../../../i18n/admin-deposit/en.ts";
import { adminReservationWords } from "../../../../../i18n/admin-reservation/en.ts";
import { depositWords } from "../../../../../i18n/deposit/en.ts";
import { ConfirmButton } from "../../../../../ui/admin/form/confirm-button.tsx";
import { Panel } from "../../../../../ui/admin/page/panel.tsx";
import { Field } from "../../../../../ui/controls/field.tsx";
import { List } from "../../../../../ui/controls/list.tsx";
import styles from "../account.module.css";
import type { AccountPage } from "../load-account.ts";
import { Hidden, type MoneyFormProps } from "../payment-form.tsx";
import { HoldForm } from "./hold-form.tsx";
import type { DepositPage, HoldRow } from "./load-deposits.ts";
import { ReleaseForm } from "./release-form.tsx";
import { TakeForm } from "./take-form.tsx";

type Props = MoneyFormProps & { deposit: DepositPage; mayHandle: boolean };

/** The deposit: each hold with what became of it, and the forms with which it is held, given back and taken. */
export function DepositPart({ deposit, mayHandle, ...form }: Props) {
  const { language, account, sendingKey } = form;
  const words = depositDeskWords(language);
  const states = adminReservationWords(language).price.held;
  const open = deposit.holds.filter(({ heldCents }) => heldCents > 0);
  return (
    <>
      <Panel
        title={depositWords(language).title}
        lead={words.lead(deposit.asked, states[deposit.state])}
      >
        {deposit.holds.length === 0 && <p className={styles.quiet}>{words.none}</p>}
        {deposit.holds.map((hold) => (
          <Hold key={hold.id} {...{ language, account, sendingKey, hold, mayHandle }} />
        ))}
      </Panel>
      {mayHandle && open.map((hold) => <ReleaseForm key={hold.id} {...form} hold={hold} />)}
      {mayHandle &&
        account.dueCents > 0 &&
        open.map((hold) => (
          <TakeForm key={hold.id} {...form} hold={hold} causes={deposit.causes} />
        ))}
      {mayHandle && deposit.leftCents > 0 && (
        // The handover leads here.
        <div id="hold-deposit">
          <HoldForm {...form} leftCents={deposit.leftCents} />
        </div>
      )}
    </>
  );
}

type HoldProps = {
  language: Language;
  account: AccountPage;
  sendingKey: string;
  hold: HoldRow;
  mayHandle: boolean;
};

function Hold({ language, account, sendingKey, hold, mayHandle }: HoldProps) {
  const words = depositDeskWords(language);
  return (
    <>
      <List className={styles.entries}>
        {hold.steps.map(({ id, what, when, amount, reason, details, isUndone, mayUndo }) => (
          <li key={id} className={isUndone ? styles.voided : undefined}>
            <span>
              <b>{what}</b>
              <small>{[when, ...details, reason].filter(Boolean).join(" · ")}</small>
            </span>
            <strong>{amount}</strong>
            {mayHandle && mayUndo && (
              <ConfirmButton
                kind="quiet"
                label={words.undo.label}
                title={words.undo.title}
                text={words.undo.text(`${what}, ${amount}`)}
                name="intent"
                value="undo"
              >
                <Hidden {...{ account, sendingKey }} />
                <input type="hidden" name="entryId" value={id} />
                <Field label={words.undo.reason} name="reason" maxLength={200} required />
              </ConfirmButton>
            )}
          </li>
        ))}
      </List>
      {hold.held && <p className={styles.quiet}>{words.held(hold.held, hold.lies)}</p>}
    </>
  );
}
