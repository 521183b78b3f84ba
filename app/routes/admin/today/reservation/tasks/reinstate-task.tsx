import { Form } from "react-router";
import { adminReservationWords } from "../../../../../i18n/admin-reservation/en.ts";
import { PriceChange } from "../../../../../ui/booking/bill/price-change.tsx";
import { Note } from "../../../../../ui/controls/states/note.tsx";
import { Tick } from "../../../../../ui/controls/tick.tsx";
import { FormFaults } from "../../../../../ui/admin/form/form-faults.tsx";
import { TextArea } from "../../../../../ui/controls/field.tsx";
import { FormFields, SendButton, typedFor } from "./form-fields.tsx";
import styles from "../reservation.module.css";
import type { TaskProps } from "./task-part.tsx";

/** The agreed price beside today's, and the choice at which of them the reservation is reinstated. */
export function ReinstateTask({ language, head, task, answer }: TaskProps<"reinstate">) {
  const { reinstate: words, deeds, cancel } = adminReservationWords(language);
  const { id, text, fault, faults } = typedFor(answer, "reinstate");
  const submit = head.hasEmail ? words.submit : deeds.reinstate;
  const { facts, kept, today, warnings, canDo } = task;
  const isSame = kept?.cents === today?.cents;
  return (
    <Form method="post" className={styles.form} preventScrollReset>
      <FormFields intent="reinstate" head={head} />
      <FormFaults faults={faults} />
      {warnings.map((warning) => (
        <Note key={warning} tone={canDo ? "info" : "bad"}>
          {warning}
        </Note>
      ))}
      {facts && !isSame && (
        <PriceChange
          language={language}
          change={{ ...facts, warnings: [] }}
          title={words.compare}
          lead={words.leadCompare}
        >
          {undefined}
        </PriceChange>
      )}
      {canDo && (
        <>
          <div className={styles.choices}>
            {kept && (
              <Tick type="radio" name="price" value={`kept:${kept.cents}`} defaultChecked>
                {words.keep(kept.text)}
              </Tick>
            )}
            {today && !isSame && (
              <Tick type="radio" name="price" value={`today:${today.cents}`} defaultChecked={!kept}>
                {words.today(today.text)}
              </Tick>
            )}
          </div>
          <TextArea
            id={id("reason")}
            label={cancel.reason}
            name="reason"
            rows={2}
            required
            maxLength={300}
            fault={fault("reason")}
            defaultValue={text("reason")}
          />
          <div className={styles.acts}>
            <SendButton intent="reinstate" kind="go" label={submit} />
          </div>
        </>
      )}
    </Form>
  );
}
