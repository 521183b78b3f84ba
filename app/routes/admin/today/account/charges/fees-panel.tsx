import { accountWords } from "../../../../../i18n/admin-account/en.ts";
import { DeedButton } from "../../../../../ui/admin/form/deed-button.tsx";
import { TypedForm } from "../../../../../ui/admin/form/typed-form.tsx";
import { Panel } from "../../../../../ui/admin/page/panel.tsx";
import { Field } from "../../../../../ui/controls/field.tsx";
import styles from "../account.module.css";
import { Hidden, type MoneyFormProps } from "../payment-form.tsx";
import type { Statement } from "./statement.ts";

/** The fees that may be charged, each with a reason and one button for either decision. */
export function FeesPanel(props: MoneyFormProps) {
  const { language, account } = props;
  const words = accountWords(language).fees;
  return (
    <Panel title={words.title} lead={words.lead}>
      {account.statement.fees.map((fee) => (
        <Fee key={fee.kind} {...props} fee={fee} />
      ))}
    </Panel>
  );
}

type FeeProps = MoneyFormProps & { fee: Statement["fees"][number] };

function Fee({ language, account, answer, sendingKey, fee }: FeeProps) {
  const words = accountWords(language);
  const mine = answer?.typed?.fee === fee.kind ? answer : undefined;
  const isReason = mine?.refused === "no-reason" || mine?.refused === "too-long";
  return (
    <TypedForm method="post" preventScrollReset keepsOthers className={styles.fee}>
      <Hidden {...{ account, sendingKey }} />
      <input type="hidden" name="fee" value={fee.kind} />
      <input type="hidden" name="seen" value={fee.amountCents} />
      <p className={styles.feeName}>
        <b>{fee.name}</b>
        <strong>{fee.amount}</strong>
      </p>
      <Field
        id={`fee-${fee.kind}`}
        label={words.fees.reason}
        name="reason"
        defaultValue={mine?.typed?.reason ?? ""}
        autoComplete="off"
        maxLength={300}
        required
        {...(isReason && mine.refused ? { fault: words.refused[mine.refused] } : {})}
      />
      <div className={styles.decide}>
        <DeedButton name="intent" value="charge" busyLabel={words.fees.busy}>
          {words.fees.charge}
        </DeedButton>
        <DeedButton name="intent" value="waive" busyLabel={words.fees.busy}>
          {words.fees.waive}
        </DeedButton>
      </div>
    </TypedForm>
  );
}
