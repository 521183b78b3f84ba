import type { Language } from "../../../../domain/language.ts";
import { accountWords } from "../../../../i18n/admin-account/en.ts";
import { DateInput } from "../../../../ui/admin/form/date-input.tsx";
import { FieldRow } from "../../../../ui/admin/form/field-row.tsx";
import { filledField, type Filled } from "../../../../ui/admin/form/filled.ts";
import { Field } from "../../../../ui/controls/field.tsx";

/** When a payment was taken that could not be entered then. */
export function TakenFields({ language, filled }: { language: Language; filled: Filled }) {
  const words = accountWords(language).pay;
  return (
    <FieldRow columns={2}>
      <DateInput label={words.takenOn} {...filledField(filled, "takenOn")} help={words.takenHelp} />
      <Field
        label={words.takenTime}
        {...filledField(filled, "takenTime")}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
      />
    </FieldRow>
  );
}
