import type { Language } from "../../../../domain/language.ts";
import { accountWords } from "../../../../i18n/admin-account/en.ts";
import { adminReservationWords } from "../../../../i18n/admin-reservation/en.ts";
import { ConfirmButton } from "../../../../ui/admin/form/confirm-button.tsx";
import { Panel } from "../../../../ui/admin/page/panel.tsx";
import { Field } from "../../../../ui/controls/field.tsx";
import { List } from "../../../../ui/controls/list.tsx";
import styles from "./account.module.css";
import { AskAgain } from "./ask-again.tsx";
import type { AccountPage } from "./load-account.ts";

type Props = { language: Language; account: AccountPage; sendingKey: string; mayHandle: boolean };

/** Everything that was paid and given back, the voided entries struck through. */
export function Entries(props: Props) {
  const words = accountWords(props.language).entries;
  const { entries } = props.account;
  return (
    <Panel title={words.title}>
      {entries.length === 0 && <p className={styles.quiet}>{words.none}</p>}
      <List className={styles.entries}>
        {entries.map((entry) => (
          <Entry key={entry.id} {...props} entry={entry} />
        ))}
      </List>
    </Panel>
  );
}

type EntryProps = Props & { entry: AccountPage["entries"][number] };

function Entry({ entry, ...about }: EntryProps) {
  const { language, account, sendingKey, mayHandle } = about;
  const words = accountWords(language).entries;
  const { id, kind, method, amount, when, details, rounding, isVoided } = entry;
  const what = `${words[kind]}, ${adminReservationWords(language).price.methods[method]}`;
  return (
    <li className={isVoided ? styles.voided : undefined}>
      <span>
        <b>{what}</b> {isVoided && <em>{words.voided}</em>}
        <small>
          {when}
          {details && ` · ${details}`}
        </small>
      </span>
      <strong>{amount}</strong>
      {rounding && (
        <span className={styles.rounding}>
          <small>{words.rounding}</small> <small>{rounding}</small>
        </span>
      )}
      {mayHandle && entry.isWaiting && (
        <AskAgain {...{ language, account, sendingKey }} paymentId={id} />
      )}
      {mayHandle && entry.mayVoid && !isVoided && !entry.isOfDeposit && (
        <ConfirmButton
          kind="quiet"
          label={words.void}
          title={words.voidTitle}
          text={words.voidText(`${what}, ${amount}`)}
          name="intent"
          value="void"
        >
          <input type="hidden" name="version" value={account.version} />
          <input type="hidden" name="key" value={sendingKey} />
          <input type="hidden" name="payment" value={id} />
          <Field label={words.voidReason} name="reason" maxLength={200} required />
        </ConfirmButton>
      )}
    </li>
  );
}
