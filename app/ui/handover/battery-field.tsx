import { useState } from "react";
import { Field } from "../controls/field.tsx";
import { Slider } from "../controls/slider.tsx";
import { readPercent } from "./percent.ts";
import styles from "./battery-field.module.css";

type Props = {
  label: string;
  /** The label of the field in which the number is typed. */
  numberLabel: string;
  name: string;
  /** Percent; undefined while nobody has read it. */
  value: number | undefined;
  onChange: (percent: number | undefined) => void;
  /** The number as text, e.g. "64 %". */
  text: (percent: number) => string;
  fault?: string;
};

/** What a battery holds: slid by a thumb, or typed as the dashboard says it. */
export function BatteryField({ label, numberLabel, name, value, onChange, text, fault }: Props) {
  const [typed, setTyped] = useState(value === undefined ? "" : String(value));
  // What is typed stays as it was written while it means the value, or while it means nothing yet.
  const shown = readPercent(typed) === value ? typed : String(value ?? "");
  return (
    <div className={styles.battery}>
      <Slider
        label={label}
        name={`${name}-slide`}
        max={100}
        value={value ?? 0}
        text={value === undefined ? "–" : text(value)}
        onSlide={onChange}
      />
      <Field
        label={numberLabel}
        name={name}
        inputMode="numeric"
        autoComplete="off"
        value={shown}
        fault={fault}
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          onChange(readPercent(currentTarget.value));
        }}
      />
    </div>
  );
}
