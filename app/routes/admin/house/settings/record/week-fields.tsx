import { slots } from "../../../../../domain/calendar.ts";
import type { Language } from "../../../../../domain/language.ts";
import type { Fields } from "../../../../../domain/settings/merge-fields.ts";
import { calendarNames } from "../../../../../i18n/calendar-names.ts";
import { settingsWords } from "../../../../../i18n/admin-settings/en.ts";
import { Fault } from "../../../../../ui/controls/faults/fault.tsx";
import { List } from "../../../../../ui/controls/list.tsx";
import type { SettingsAnswer } from "./edit-action.ts";
import { faultOf } from "./edit-form.tsx";
import styles from "./week-fields.module.css";

type Props = {
  language: Language;
  /** The first part of the fields' names, which are `<name>.1.opens` to `<name>.7.closes`. */
  name: string;
  fields: Fields;
  answer: SettingsAnswer | undefined;
};

/** The hours of a week: two times a day, or closed. */
export function WeekFields({ language, name, fields, answer }: Props) {
  const says = settingsWords(language).weekdays;
  return (
    <List className={styles.week}>
      {calendarNames[language].weekdays.map((day, index) => {
        const [opens, closes] = [`${name}.${index + 1}.opens`, `${name}.${index + 1}.closes`];
        const fault = faultOf(answer, closes, language);
        return (
          <li key={day}>
            <span className={styles.day}>{day}</span>
            <TimeSelect
              name={opens}
              label={says.opens(day)}
              value={fields[opens] ?? ""}
              times={slots}
              none={says.closed}
            />
            <span aria-hidden="true">–</span>
            <TimeSelect
              name={closes}
              label={says.closes(day)}
              value={fields[closes] ?? ""}
              times={ends}
              none={says.closed}
              faultId={fault && `${closes}-fault`}
            />
            {fault && <Fault id={`${closes}-fault`}>{fault}</Fault>}
          </li>
        );
      })}
    </List>
  );
}

export const ends = [...slots.slice(1), "24:00"];

type SelectProps = {
  name: string;
  label: string;
  value: string;
  times: readonly string[];
  /** The label of the empty choice. */
  none: string;
  faultId?: string;
};

function TimeSelect({ name, label, value, times, none, faultId }: SelectProps) {
  // Stored hours may lie between the half hours.
  const offered = value === "" || times.includes(value) ? times : [...times, value].sort();
  return (
    <select
      id={name}
      name={name}
      className={styles.time}
      aria-label={label}
      aria-invalid={faultId ? true : undefined}
      aria-describedby={faultId}
      defaultValue={value}
    >
      <option value="">{none}</option>
      {offered.map((time) => (
        <option key={time} value={time}>
          {time}
        </option>
      ))}
    </select>
  );
}
