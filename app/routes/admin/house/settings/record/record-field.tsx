import type { ComponentProps, ReactNode } from "react";
import type { Language } from "../../../../../domain/language.ts";
import type { Fields } from "../../../../../domain/settings/merge-fields.ts";
import { settingsWords } from "../../../../../i18n/admin-settings/en.ts";
import { DateInput } from "../../../../../ui/admin/form/date-input.tsx";
import { FieldRow } from "../../../../../ui/admin/form/field-row.tsx";
import { Field, SelectField, TextArea } from "../../../../../ui/controls/field.tsx";
import { Tick } from "../../../../../ui/controls/tick.tsx";
import type { SettingsAnswer } from "./edit-action.ts";
import { faultOf } from "./edit-form.tsx";

/** The texts of a form, and the answer to the last edit. */
export type FieldAbout = { language: Language; fields: Fields; answer: SettingsAnswer | undefined };

type FieldProps = FieldAbout & { name: string; label: string; help?: string } & Pick<
    ComponentProps<"input">,
    "type" | "inputMode" | "onBlur"
  >;

/** The properties of any field: its name, its text, and its fault. */
function filled({ language, fields, answer }: FieldAbout, name: string) {
  const fault = faultOf(answer, name, language);
  return { id: name, name, fault, defaultValue: fields[name] ?? "" };
}

/** A text field of a record. */
export function RecordField({ language, fields, answer, name, ...rest }: FieldProps) {
  return <Field {...filled({ language, fields, answer }, name)} {...rest} />;
}

type DateProps = FieldAbout & { name: string; label: string } & Pick<
    ComponentProps<typeof DateInput>,
    "min" | "max" | "leans"
  >;

/** A day. */
export function RecordDate({ language, fields, answer, name, ...rest }: DateProps) {
  return <DateInput {...filled({ language, fields, answer }, name)} {...rest} />;
}

type SelectProps = FieldAbout & { name: string; label: string; children: ReactNode };

/** A select of a record; `children` are its options. */
export function RecordSelect({ language, fields, answer, name, ...rest }: SelectProps) {
  return <SelectField {...filled({ language, fields, answer }, name)} {...rest} />;
}

type TickProps = Pick<FieldAbout, "fields"> & { name: string; children: ReactNode };

/** A tick of a record. */
export function RecordTick({ fields, name, children }: TickProps) {
  return (
    <Tick id={name} name={name} value="on" defaultChecked={fields[name] === "on"}>
      {children}
    </Tick>
  );
}

type PairProps = FieldAbout & {
  /** The first part of the fields' names, which are `<name>.en` and `<name>.bs`. */
  name: string;
  label: string;
  help?: string;
  isLong?: boolean;
  rows?: number;
};

/** A text in both languages, side by side where there is room. */
export function BothFields({ name, label, help, isLong, rows, ...about }: PairProps) {
  const { parts } = settingsWords(about.language);
  return (
    <FieldRow>
      {(["en", "bs"] as const).map((part) => {
        const own = filled(about, `${name}.${part}`);
        const look = { ...own, label: `${label} ${parts[part]}`, help, lang: part };
        return isLong ? (
          <TextArea key={part} rows={rows ?? 5} {...look} />
        ) : (
          <Field key={part} {...look} />
        );
      })}
    </FieldRow>
  );
}
