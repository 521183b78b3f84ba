import type { Language } from "../../../../../domain/language.ts";
import { accountWords } from "../../../../../i18n/admin-account/en.ts";
import { ConfirmButton } from "../../../../../ui/admin/form/confirm-button.tsx";
import { Panel } from "../../../../../ui/admin/page/panel.tsx";
import { Field } from "../../../../../ui/controls/field.tsx";
import { List } from "../../../../../ui/controls/list.tsx";
import { Tag } from "../../../../../ui/controls/marks/tag.tsx";
import styles from "../account.module.css";
import type { AccountPage } from "../load-account.ts";
import type { Statement } from "./statement.ts";

type Props = {
  language: Language;
  account: AccountPage;
  sendingKey: string;
  /** May void a fee, and may void what was charged by hand. */
  mayHandle: boolean;
  mayPrice: boolean;
};

/** What is charged: the price that was agreed, folded, and every line that came after it, the voided ones struck through. */
export function StatementPanel(props: Props) {
  const { language, account } = props;
  const words = accountWords(language).statement;
  const { agreed, isOff, after, charges } = account.statement;
  return (
    <Panel title={words.title}>
      <details className={styles.agreed}>
        <summary className={isOff ? styles.voided : undefined}>
          <b>{words.agreed}</b>
          <strong>{agreed.amount}</strong>
        </summary>
        <List className={styles.entries} aria-label={words.lines}>
          {agreed.rows.map(({ key, label, amount, reason }) => (
            <li key={key}>
              <span>
                {label}
                <small>{reason}</small>
              </span>
              <span className={styles.amount}>{amount}</span>
            </li>
          ))}
        </List>
      </details>
      {isOff && <p className={styles.quiet}>{words.calledOff}</p>}
      <List className={styles.entries}>
        {after.map(({ key, label, amount, details }) => (
          <li key={key} className={isOff ? styles.voided : undefined}>
            <span>
              <b>{label}</b>
              {details && <small>{details}</small>}
            </span>
            <strong>{amount}</strong>
          </li>
        ))}
        {charges.map((charge) => (
          <ChargeRow key={charge.id} {...props} charge={charge} />
        ))}
      </List>
    </Panel>
  );
}

type RowProps = Props & { charge: Statement["charges"][number] };

function ChargeRow({ language, account, sendingKey, mayHandle, mayPrice, charge }: RowProps) {
  const words = accountWords(language).charges;
  const { id, name, amount, details, voided, isVoided, isWaived, isOwed, isByHand } = charge;
  const mayVoid = !isVoided && (isByHand ? mayPrice : mayHandle);
  return (
    <li className={isOwed ? undefined : styles.voided}>
      <span>
        <b>{name}</b> {isVoided && <em>{words.voided}</em>}
        {isWaived && !isVoided && <Tag>{words.waived}</Tag>}
        <small>{details}</small>
        {voided && <small>{voided}</small>}
      </span>
      <strong>{amount}</strong>
      {mayVoid && (
        <ConfirmButton
          kind="quiet"
          label={words.void}
          title={words.voidTitle}
          text={words.voidText(`${name}, ${amount}`)}
          name="intent"
          value="void-charge"
        >
          <input type="hidden" name="version" value={account.version} />
          <input type="hidden" name="key" value={sendingKey} />
          <input type="hidden" name="charge" value={id} />
          <Field label={words.voidReason} name="reason" maxLength={300} required />
        </ConfirmButton>
      )}
    </li>
  );
}
