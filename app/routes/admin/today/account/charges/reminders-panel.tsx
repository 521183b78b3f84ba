import type { Language } from "../../../../../domain/language.ts";
import { accountWords } from "../../../../../i18n/admin-account/en.ts";
import { ConfirmButton } from "../../../../../ui/admin/form/confirm-button.tsx";
import { Panel } from "../../../../../ui/admin/page/panel.tsx";
import { Field } from "../../../../../ui/controls/field.tsx";
import type { AccountPage } from "../load-account.ts";

type Props = { language: Language; account: AccountPage; sendingKey: string; mayHandle: boolean };

/** Whether the customer is reminded of what is owed, and the button that stops it or lets it go on. */
export function RemindersPanel({ language, account, sendingKey, mayHandle }: Props) {
  const words = accountWords(language).reminders;
  const isStopped = account.reminders === "stopped";
  const says = isStopped ? words.stopped : words.going;
  return (
    <Panel title={words.title} lead={says.lead}>
      {mayHandle && (
        <ConfirmButton
          label={says.button}
          title={says.sure}
          name="intent"
          value={isStopped ? "resume-reminders" : "stop-reminders"}
        >
          <input type="hidden" name="version" value={account.version} />
          <input type="hidden" name="key" value={sendingKey} />
          <Field label={words.reason} name="reason" maxLength={300} required />
        </ConfirmButton>
      )}
    </Panel>
  );
}
