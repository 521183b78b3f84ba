import { useId, type CSSProperties } from "react";
import { classNames } from "./class-names.ts";
import styles from "./slider.module.css";

type Props = {
  label: string;
  name: string;
  max: number;
  value: number;
  /** The value as text. */
  text: string;
  /** The selected side of the thumb: up to it (the default), or from it on. */
  counts?: "below" | "above";
  onSlide: (value: number) => void;
};

/** A native slider from zero in whole steps, with its value as text beside its label. */
export function Slider({ label, text, counts = "below", onSlide, ...range }: Props) {
  const id = useId();

  const filled = { "--filled": `${(range.value / range.max) * 100}%` } as CSSProperties;
  return (
    <div className={classNames(styles.slider, styles[counts])} style={filled}>
      <label htmlFor={id}>{label}</label>
      <output htmlFor={id}>{text}</output>
      <input
        {...range}
        id={id}
        type="range"
        min={0}
        aria-valuetext={text}
        onChange={({ currentTarget }) => onSlide(Number(currentTarget.value))}
      />
    </div>
  );
}
