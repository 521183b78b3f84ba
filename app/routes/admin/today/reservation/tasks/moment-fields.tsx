import { DateInput } from "../../../../../ui/admin/form/date-input.tsx";
import { SelectField } from "../../../../../ui/controls/field.tsx";
import styles from "../reservation.module.css";
import type { typedFor } from "./form-fields.tsx";

type Props = {
  legend: string;
  /** The names of the two fields begin with it. */
  name: "return" | "dropoff";
  /** Their labels. */
  words: { date: string; time: string };
  task: { date: string; time: string; times: readonly string[]; min: string; max?: string };
  typed: ReturnType<typeof typedFor>;
};

/** A day and a time of it, as they were typed before a refusal or as the task proposes them. */
export function MomentFields({ legend, name, words, task, typed: { id, text, fault } }: Props) {
  const [date, time] = [`${name}Date`, `${name}Time`];
  return (
    <fieldset className={styles.moment}>
      <legend>{legend}</legend>
      <DateInput
        label={words.date}
        id={id(date)}
        name={date}
        required
        min={task.min}
        max={task.max}
        defaultValue={text(date) ?? task.date}
        fault={fault(date)}
      />
      <SelectField
        label={words.time}
        id={id(time)}
        name={time}
        defaultValue={text(time) ?? task.time}
        fault={fault(time)}
      >
        {task.times.map((one) => (
          <option key={one} value={one}>
            {one}
          </option>
        ))}
      </SelectField>
    </fieldset>
  );
}
