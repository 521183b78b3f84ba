import type { Language } from "../../../../../domain/language.ts";
import {
  settingDefinitions,
  type SettingName,
} from "../../../../../domain/settings/definitions.ts";
import type { Fields } from "../../../../../domain/settings/merge-fields.ts";
import { settingParts, type SettingKind } from "../../../../../domain/settings/setting-kind.ts";
import { formatNumber } from "../../../../../i18n/format.ts";
import { choiceName } from "../../../../../i18n/admin-settings/part-names.ts";
import { settingsWords, type Words } from "../../../../../i18n/admin-settings/en.ts";
import { Fault, Help } from "../../../../../ui/controls/faults/fault.tsx";
import { Field, SelectField, TextArea } from "../../../../../ui/controls/field.tsx";
import type { SettingsAnswer } from "./edit-action.ts";
import { DamagePrices, EquipmentPrices } from "./price-fields.tsx";
import { RecordTick } from "./record-field.tsx";
import { faultOf } from "./edit-form.tsx";
import styles from "./setting-field.module.css";
import { WeekFields } from "./week-fields.tsx";

type Props = {
  language: Language;
  name: SettingName;
  fields: Fields;
  answer: SettingsAnswer | undefined;
};

/** One setting: its fields, with a line about its effect and where it is shown. */
export function SettingField(props: Props) {
  const { kind } = settingDefinitions[props.name];
  if (kind.is === "switch") return <SwitchField {...props} />;
  if (kind.is === "choice") return <ChoiceField {...props} of={kind.of} />;
  if (kind.is === "choices") return <ChoicesField {...props} of={kind.of} />;
  if (kind.is === "week") return <HoursField {...props} />;
  if (kind.is === "pair" || kind.is === "tiles") return <PartFields {...props} kind={kind} />;
  if (kind.is === "prices")
    return props.name === "damagePrices" ? (
      <DamagePrices {...props} />
    ) : (
      <EquipmentPrices {...props} of={kind.of} />
    );
  if (kind.is === "hosts") return <ListField {...props} />;
  return <LineField {...props} kind={kind} />;
}

/** Several values in one field. */
function ListField({ language, name, fields, answer }: Props) {
  const { label, what } = settingsWords(language).settings[name];
  return (
    <TextArea
      id={name}
      name={name}
      label={label}
      help={what}
      fault={faultOf(answer, name, language)}
      defaultValue={fields[name]}
      spellCheck={false}
      autoCapitalize="off"
    />
  );
}

function LineField({ language, name, fields, answer, kind }: Props & { kind: SettingKind }) {
  const words = settingsWords(language);
  const { what } = words.settings[name];
  const isNumber = kind.is === "whole" || kind.is === "year" || kind.is === "decimal";
  const fault = faultOf(answer, name, language);
  return (
    <Field
      id={name}
      name={name}
      label={settingLabel(name, words)}
      help={isNumber ? words.bounds(what, ...boundsOf(kind, language)) : what}
      fault={fault}
      defaultValue={fields[name]}
      {...inputOf(kind)}
    />
  );
}

/** The label of a setting, with the unit of its number: "Shortest rental, days". */
export function settingLabel(name: SettingName, words: Words): string {
  const { kind } = settingDefinitions[name];
  const { label } = words.settings[name];
  return kind.is === "whole" && kind.unit ? `${label}, ${words.units[kind.unit]}` : label;
}

function boundsOf(
  { min, max, is }: Extract<SettingKind, { is: "whole" | "year" | "decimal" }>,
  language: Language,
): [string, string] {
  // A year is written without a separator for the thousands.
  const written = (bound: number) =>
    is === "year" ? String(bound) : formatNumber(bound, language, is === "decimal" ? 1 : 0);
  return [written(min), written(max)];
}

function inputOf(kind: SettingKind) {
  if (kind.is === "whole" || kind.is === "year" || kind.is === "digits")
    return { inputMode: "numeric" } as const;
  if (kind.is === "decimal" || kind.is === "money") return { inputMode: "decimal" } as const;
  if (kind.is === "phone") return { type: "tel" };
  if (kind.is === "email") return { type: "text", inputMode: "email" } as const;
  if (kind.is === "line" || kind.is === "pair") return { maxLength: kind.max };
  return {};
}

function PartFields({ language, name, fields, answer, kind }: Props & { kind: SettingKind }) {
  const words = settingsWords(language);
  const { what } = words.settings[name];
  return (
    <div className={styles.parts}>
      <div className={styles.fields}>
        {settingParts(kind).map((part) => {
          const field = `${name}.${part}`;
          return (
            <Field
              key={part}
              id={field}
              name={field}
              label={partLabel(name, part, words)}
              help={part === "url" ? words.tilesHelp : undefined}
              fault={faultOf(answer, field, language)}
              defaultValue={fields[field]}
              {...inputOf(kind)}
              {...(part === "maxZoom" && { inputMode: "numeric" as const })}
            />
          );
        })}
      </div>
      <Help>{what}</Help>
    </div>
  );
}

/** The label of a setting's part: "Region in English", "Deepest zoom". */
export function partLabel(name: SettingName, part: string, words: Words): string {
  const says: Readonly<Record<string, string>> = words.parts;
  const { label } = words.settings[name];
  return part === "en" || part === "bs" ? `${label} ${words.parts[part]}` : (says[part] ?? label);
}

function SwitchField({ language, name, fields }: Props) {
  const { label, what } = settingsWords(language).settings[name];
  return (
    <div>
      <RecordTick {...{ fields, name }}>{label}</RecordTick>
      <Help>{what}</Help>
    </div>
  );
}

function ChoiceField({ language, name, fields, answer, of }: Props & { of: readonly string[] }) {
  const { label, what } = settingsWords(language).settings[name];
  return (
    <SelectField
      id={name}
      name={name}
      label={label}
      help={what}
      fault={faultOf(answer, name, language)}
      defaultValue={fields[name]}
    >
      {of.map((one) => (
        <option key={one} value={one}>
          {choiceName(one, language)}
        </option>
      ))}
    </SelectField>
  );
}

function ChoicesField({ language, name, fields, answer, of }: Props & { of: readonly string[] }) {
  const words = settingsWords(language);
  const { label, what } = words.settings[name];
  const fault = faultOf(answer, `${name}.${of[0]}`, language);
  return (
    <fieldset className={styles.choices}>
      <legend>{label}</legend>
      <div>
        {of.map((one) => (
          <RecordTick key={one} fields={fields} name={`${name}.${one}`}>
            {choiceName(one, language)}
          </RecordTick>
        ))}
      </div>
      {fault ? <Fault>{fault}</Fault> : <Help>{what}</Help>}
    </fieldset>
  );
}

function HoursField({ language, name, fields, answer }: Props) {
  const { label, what } = settingsWords(language).settings[name];
  return (
    <fieldset className={styles.choices}>
      <legend>{label}</legend>
      <WeekFields {...{ language, name, fields, answer }} />
      <Help>{what}</Help>
    </fieldset>
  );
}
