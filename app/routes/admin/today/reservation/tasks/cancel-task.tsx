import { adminReservationWords } from "../../../../../i18n/admin-reservation/en.ts";
import { formatEuro } from "../../../../../i18n/format.ts";
import { TextArea } from "../../../../../ui/controls/field.tsx";
import { FormFaults } from "../../../../../ui/admin/form/form-faults.tsx";
import { TypedForm } from "../../../../../ui/admin/form/typed-form.tsx";
import { Note } from "../../../../../ui/controls/states/note.tsx";
import { Tick } from "../../../../../ui/controls/tick.tsx";
import { FormFields, typedFor, SendButton } from "./form-fields.tsx";
import styles from "../reservation.module.css";
import type { TaskProps } from "./task-part.tsx";

/** The consequences of cancelling, and a field for its reason. */
export function CancelTask({ language, head, task, answer }: TaskProps<"cancel">) {
  const words = adminReservationWords(language).cancel;
  const { id, text, fault, faults } = typedFor(answer, "cancel");
  const hasFee = task.feeCents > 0;
  return (
    <TypedForm method="post" className={styles.form} preventScrollReset>
      <FormFields intent="cancel" head={head} />
      <FormFaults faults={faults} />
      <input type="hidden" name="seenFeeCents" value={task.feeCents} />
      <Note>
        {hasFee
          ? words.over(task.until, formatEuro(task.feeCents, language))
          : words.free(task.until)}
      </Note>
      {hasFee && (
        <Tick name="waivesFee" defaultChecked={text("waivesFee") === "on"}>
          {words.waive}
        </Tick>
      )}
      <TextArea
        id={id("reason")}
        label={words.reason}
        name="reason"
        rows={2}
        required
        maxLength={300}
        fault={fault("reason")}
        defaultValue={text("reason")}
      />
      <div className={styles.acts}>
        <SendButton intent="cancel" kind="pick" label={words.submit} />
      </div>
    </TypedForm>
  );
}
