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
  /** The edit that the form was filled from; absent for something new. */
  version: number | undefined;
  /** The record as the form was filled from it. */
  fields: Fields;
  /** What the fields are called. */
  labels: Record<string, string>;
  answer: SettingsAnswer | undefined;
  submitLabel?: string;
  children: ReactNode;
};

/** The form of a record of the settings, with what came of the last edit. */
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

/** The record as the form was filled from it: what differs when it is sent is what the member changed. */
export function SeenFields({ fields }: { fields: Fields }) {
  return <input type="hidden" name="seen" value={JSON.stringify(fields)} />;
}

/** The answer of an edit as `<RecordForm>` wants it. `labels`: what the fields are called. */
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

/** What stands in a form: what was typed and is not saved, else the record. */
export function shownFields(answer: SettingsAnswer | undefined, record: Fields): Fields {
  return answer?.typed ?? record;
}

/** What the record in the form was filled from: after a clash, what stands there now. */
export function seenFields(answer: SettingsAnswer | undefined, record: Fields): Fields {
  return answer?.stale?.theirs ?? record;
}

/** The sentence for what is wrong with a field. */
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
  /** Stands under the form. */
  below?: ReactNode;
};

/** One of the records that a section of the settings lists: a new one, or one to be changed or taken away. */
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

/** Takes the record of the page away, after a question. */
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
