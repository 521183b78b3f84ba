import type { Language } from "../../../../domain/language.ts";
import { dayCloseWords } from "../../../../i18n/admin-day-close/en.ts";
import { formatKm } from "../../../../i18n/format.ts";
import { DeedButton } from "../../../../ui/admin/form/deed-button.tsx";
import { TypedForm } from "../../../../ui/admin/form/typed-form.tsx";
import { Panel } from "../../../../ui/admin/page/panel.tsx";
import { Field } from "../../../../ui/controls/field.tsx";
import type { CloseAnswer } from "./answer-close.ts";
import styles from "./day-close.module.css";
import type { DayPage } from "./load-day.ts";

type Props = { language: Language; day: DayPage; answer: CloseAnswer | undefined };

/** Closes the day, with the total of the fiscal device. */
export function CloseForm({ language, day, answer }: Props) {
  const words = dayCloseWords(language).close;
  const typed = answer?.typed ?? {};
  const { receipts, fiscalFeninga, total } = day.figures;
  const ours = receipts > 0 ? words.zHelp(formatKm(fiscalFeninga, language)) : words.zNone;
  const text = { autoComplete: "off" } as const;
  return (
    <Panel title={words.title} lead={words.lead}>
      <TypedForm method="post" className={styles.form} preventScrollReset>
        <input type="hidden" name="net" value={total.netCents} />
        <Field
          label={words.z}
          help={ours}
          name="z"
          defaultValue={typed.z ?? ""}
          inputMode="decimal"
          maxLength={20}
          {...text}
        />
        <Field
          label={words.reason}
          name="reason"
          defaultValue={typed.reason ?? ""}
          maxLength={300}
          {...text}
        />
        <Field
          label={words.note}
          name="note"
          defaultValue={typed.note ?? ""}
          maxLength={500}
          {...text}
        />
        <DeedButton kind="go" name="intent" value="close" busyLabel={words.sending}>
          {words.send}
        </DeedButton>
      </TypedForm>
    </Panel>
  );
}
