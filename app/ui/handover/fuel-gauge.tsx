import { classNames } from "../controls/class-names.ts";
import { Fault } from "../controls/faults/fault.tsx";
import { useId } from "react";
import styles from "./fuel-gauge.module.css";

type Props = {
  label: string;
  name: string;
  /** Eighths; undefined while nobody has read the gauge. */
  value: number | undefined;
  onChange: (eighths: number) => void;
  /** The nine readings in words, from empty to full. */
  readings: readonly string[];
  /** The reading at the handover, in eighths, and its name: a small sign above the gauge. */
  was?: { eighths: number; label: string };
  fault?: string;
};

const marks = ["E", "⅛", "¼", "⅜", "½", "⅝", "¾", "⅞", "F"] as const;

/** The fuel gauge of a car, set by a thumb: nine steps from E to F, filled up to the one that is read. */
export function FuelGauge({ label, name, value, onChange, readings, was, fault }: Props) {
  const id = useId();
  const isLow = value !== undefined && value <= 1;
  return (
    // No fieldset: WebKit keeps its legend out of the grid, on a line of its own.
    <div
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      className={styles.gauge}
      aria-describedby={classNames(was && `${id}-was`, fault && `${id}-fault`) || undefined}
    >
      <span id={`${id}-label`} className={styles.label}>
        {label}
      </span>
      <output className={styles.reading}>{value === undefined ? "–" : readings[value]}</output>
      <div className={classNames(styles.steps, isLow && styles.low, fault && styles.wrong)}>
        {marks.map((mark, eighths) => (
          <label
            key={mark}
            className={classNames(
              value !== undefined && eighths <= value && styles.full,
              was?.eighths === eighths && styles.was,
            )}
          >
            <input
              className="visually-hidden"
              type="radio"
              name={name}
              value={eighths}
              checked={value === eighths}
              aria-label={readings[eighths]}
              onChange={() => onChange(eighths)}
            />
            <span className={styles.bar} />
            <span className={styles.mark} aria-hidden="true">
              {mark}
            </span>
          </label>
        ))}
      </div>
      {was && (
        <p id={`${id}-was`} className={styles.then}>
          {was.label}
        </p>
      )}
      {fault && <Fault id={`${id}-fault`}>{fault}</Fault>}
    </div>
  );
}
