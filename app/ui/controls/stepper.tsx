import { Minus, Plus } from "lucide-react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import styles from "./stepper.module.css";

type Props = {
  /** The name of the counted thing, and of the group. */
  label: string;
  fewer: string;
  more: string;
  name: string;
  id?: string;
  value: number;
  min?: number;
  max: number;
  onChange: (value: number) => void;
  describedBy?: string;
  invalid?: boolean;
};

/** A field for a small number with two buttons. The number itself is an input, so it works without scripts too. */
export function Stepper(props: Props) {
  const {
    label,
    fewer,
    more,
    name,
    id,
    value,
    min = 0,
    max,
    onChange,
    describedBy,
    invalid,
  } = props;
  const keep = (asked: number) => onChange(Math.min(max, Math.max(min, Math.trunc(asked) || 0)));
  return (
    <div className={styles.stepper} role="group" aria-label={label}>
      <button
        type="button"
        aria-label={`${fewer}: ${label}`}
        disabled={value <= min}
        onClick={() => keep(value - 1)}
      >
        <Icon of={Minus} size={18} />
      </button>
      <input
        type="number"
        inputMode="numeric"
        aria-label={label}
        aria-describedby={describedBy}
        aria-invalid={invalid || undefined}
        className={classNames(value === 0 && styles.none)}
        {...{ id, name, min, max, value }}
        onChange={(event) => keep(event.currentTarget.valueAsNumber)}
        onFocus={(event) => event.currentTarget.select()}
      />
      <button
        type="button"
        aria-label={`${more}: ${label}`}
        disabled={value >= max}
        onClick={() => keep(value + 1)}
      >
        <Icon of={Plus} size={18} />
      </button>
    </div>
  );
}
