import type { ReactNode } from "react";
import type { Language } from "../../../../../domain/language.ts";
import type { FieldFault } from "../../../../../domain/forms/field-fault.ts";
import type { Fields } from "../../../../../domain/settings/merge-fields.ts";
import { faultText, faultTexts } from "../../../../../i18n/field-faults/fault-text.ts";
import type { SectionName } from "../../../../../i18n/admin-settings/sections.ts";
import { SettingsFrame } from "../../settings-frame.tsx";
import type { SettingsAnswer } from "./edit-action.ts";
import { ConfirmButton } from "../../../../../ui/admin/form/confirm-button.tsx";
import { RecordForm } from "../../../../../ui/admin/form/record-form.tsx";

export type EditFormProps = {
  language: Language;
  /** The version of the record in the form; undefined for a new record. */
  version: number | undefined;
  /** The record as the form was filled with it. */
  fields: Fields;
  /** The labels of the fields. */
  labels: Record<string, string>;
  answer: SettingsAnswer | undefined;
  submitLabel?: string;
  children: ReactNode;
};

/** The form of a record of the settings, with the answer to the last edit. */
export function EditForm({
  version,
  fields,
  answer,
  submitLabel,
  children,
  ...says
}: EditFormProps) {
  return (
    <RecordForm {...{ version, submitLabel }} {...recordProps(answer, says)}>
      <SeenFields fields={seenFields(answer, fields)} />
      {children}
    </RecordForm>
  );
}

/**
 * The hidden field with the record as the form was filled with it: a field that differs on sending was changed by the
 * member.
 */
export function SeenFields({ fields }: { fields: Fields }) {
  return <input type="hidden" name="seen" value={JSON.stringify(fields)} />;
}

/** The properties of `<RecordForm>` for the answer to an edit. `labels` are those of the fields. */
export function recordProps(
  answer: SettingsAnswer | undefined,
  { labels, language }: { labels: Record<string, string>; language: Language },
) {
  const faults = Object.entries(faultTexts(answer?.faults ?? {}, language)).map(
    ([field, sentence]) => ({
      fieldId: field,
      message: `${labels[field] ?? field}: ${sentence}`,
    }),
  );
  const stale = answer?.stale && { ...answer.stale, labels };
  return { faults, stale, saved: answer?.saved };
}

/** The texts in a form: those typed and not saved, else the record. */
export function shownFields(answer: SettingsAnswer | undefined, record: Fields): Fields {
  return answer?.typed ?? record;
}

/** The record that the form counts as seen: after a conflict, the newer one. */
export function seenFields(answer: SettingsAnswer | undefined, record: Fields): Fields {
  return answer?.stale?.theirs ?? record;
}

/** The sentence about the fault of a field; undefined when there is none. */
export function faultOf(
  answer: SettingsAnswer | undefined,
  field: string,
  language: Language,
): string | undefined {
  const fault: FieldFault | undefined = answer?.faults?.[field];
  return fault && faultText(fault, language);
}

type Props = EditFormProps & {
  section: SectionName;
  words: Readonly<Record<"add" | "edit" | "remove" | "removeTitle" | "removeText", string>>;
  /** Content below the form. */
  below?: ReactNode;
};

/** The page of one of the records that a section lists: a new record, or one to change or delete. */
export function RecordPage({ section, words, below, ...form }: Props) {
  const { language, version } = form;
  const isNew = version === undefined;
  return (
    <SettingsFrame
      {...{ language, section }}
      title={isNew ? words.add : words.edit}
      acts={!isNew && <RemoveButton words={words} />}
    >
      <EditForm {...form} />
      {below}
    </SettingsFrame>
  );
}

type RemoveButtonProps = {
  words: Readonly<Record<"remove" | "removeTitle" | "removeText", string>>;
};

/** A button that deletes the record of the page, after a question. */
function RemoveButton({ words }: RemoveButtonProps) {
  return (
    <ConfirmButton
      label={words.remove}
      title={words.removeTitle}
      text={words.removeText}
      name="do"
      value="remove"
    />
  );
}
