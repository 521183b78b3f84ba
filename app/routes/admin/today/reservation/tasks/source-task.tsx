import { adminReservationWords } from "../../../../../i18n/admin-reservation/en.ts";
import { FormFaults } from "../../../../../ui/admin/form/form-faults.tsx";
import { TypedForm } from "../../../../../ui/admin/form/typed-form.tsx";
import { SourceFields } from "../../source-fields.tsx";
import { FormFields, SendButton, typedFor } from "./form-fields.tsx";
import styles from "../reservation.module.css";
import type { TaskProps } from "./task-part.tsx";

/** The form of how a reservation came to the staff. */
export function SourceTask({ language, head, task, answer }: TaskProps<"source">) {
  const words = adminReservationWords(language).source;
  const { id, text, fault, faults } = typedFor(answer, "source");
  return (
    <TypedForm method="post" className={styles.form} preventScrollReset>
      <FormFields intent="source" head={head} />
      <FormFaults faults={faults} />
      <SourceFields
        language={language}
        partnerId={id("partner")}
        way={text("way") ?? task.way}
        partner={text("partner") ?? task.partner}
        partners={task.partners}
        fault={fault("partner")}
      />
      <div className={styles.acts}>
        <SendButton intent="source" kind="go" label={words.correct} />
      </div>
    </TypedForm>
  );
}
