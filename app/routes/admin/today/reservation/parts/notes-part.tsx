import { useRef } from "react";
import type { Language } from "../../../../../domain/language.ts";
import { adminReservationWords } from "../../../../../i18n/admin-reservation/en.ts";
import { FormFaults } from "../../../../../ui/admin/form/form-faults.tsx";
import { TypedForm } from "../../../../../ui/admin/form/typed-form.tsx";
import { Panel } from "../../../../../ui/admin/page/panel.tsx";
import { TextArea } from "../../../../../ui/controls/field.tsx";
import { List } from "../../../../../ui/controls/list.tsx";
import { FormFields, typedFor, SendButton } from "../tasks/form-fields.tsx";
import { useWhenNew } from "../../../../../ui/browser/use-when-new.ts";
import type { Loaded } from "../load-page.ts";
import styles from "../reservation.module.css";
import type { ReservationAnswer } from "../answers/request.ts";

type Props = {
  language: Language;
  loaded: Pick<Loaded, "notes" | "head"> & { key: string };
  answer: ReservationAnswer | undefined;
  mayNot: string | undefined;
};

/** The notes of the staff, which can be added and never changed. */
export function NotesPart({ language, loaded, answer, mayNot }: Props) {
  const { notes, head, key } = loaded;
  const words = adminReservationWords(language).notes;
  const { id, text, fault, faults } = typedFor(answer, "note");
  const form = useRef<HTMLFormElement>(null);
  // The field is emptied for the next note once a note was saved.
  useWhenNew(notes.length, () => form.current?.reset());
  return (
    <Panel title={words.title}>
      {notes.length === 0 && <p className={styles.quiet}>{words.none}</p>}
      <List className={styles.notes}>
        {notes.map((note) => (
          <li key={note.id}>
            <p>{note.text}</p>
            <small>
              {note.by} {note.when && `· ${note.when}`}
            </small>
          </li>
        ))}
      </List>
      {!mayNot && (
        <TypedForm ref={form} isLasting method="post" className={styles.form} preventScrollReset>
          <FormFields intent="note" head={head} sendingKey={key} />
          <FormFaults faults={faults} />
          <TextArea
            id={id("note")}
            label={words.new}
            name="note"
            rows={3}
            maxLength={2000}
            fault={fault("note")}
            defaultValue={text("note")}
          />
          <div className={styles.acts}>
            <SendButton intent="note" label={words.add} />
          </div>
        </TypedForm>
      )}
    </Panel>
  );
}
