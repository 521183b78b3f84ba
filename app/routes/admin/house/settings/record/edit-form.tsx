import type { ReactNode } from "react";
import type { Language } from "../../../../../domain/language.ts";
import type { Fields } from "../../../../../domain/settings/merge-fields.ts";
import { RecordForm } from "../../../../../ui/admin/form/record-form.tsx";
import type { EditOutcome } from "./edit-outcome.ts";
import { recordProps, seenFields } from "./record-props.ts";
import { SeenFields } from "./seen-fields.tsx";

export type EditFormProps = {
  language: Language;
  /** The edit that the form was filled from; absent for something new. */
  version: number | undefined;
  /** The record as the form was filled from it. */
  fields: Fields;
  /** What the fields are called. */
  labels: Record<string, string>;
  outcome: EditOutcome | undefined;
  submitLabel?: string;
  children: ReactNode;
};

/** The form of a record of the settings, with what came of the last edit. */
export function EditForm({
  version,
  fields,
  outcome,
  submitLabel,
  children,
  ...says
}: EditFormProps) {
  return (
    <RecordForm {...{ version, submitLabel }} {...recordProps(outcome, says)}>
      <SeenFields fields={seenFields(outcome, fields)} />
      {children}
    </RecordForm>
  );
}
