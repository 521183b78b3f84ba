import { useEffect, useRef, useState } from "react";
import { maxEuros } from "../../../../domain/cars/car-filters.ts";
import type { Language } from "../../../../domain/language.ts";
import { formatEuroShort } from "../../../../i18n/format.ts";
import { vehiclesWords } from "../../../../i18n/vehicles/en.ts";
import { Slider } from "../../../../ui/controls/slider.tsx";
import styles from "./price-range.module.css";

type Range = { min: number; max: number };
type Props = Range & { language: Language; onChange: (range: Range) => void };

/** Milliseconds without movement before the list follows the slider. */
const restMs = 200;

/** Two sliders for the day price, in whole euros; one that meets the other pushes it along. */
export function PriceRange({ language, min, max, onChange }: Props) {
  const words = vehiclesWords(language);
  const [range, setRange] = useState({ min, max });
  const [given, setGiven] = useState({ min, max });
  if (given.min !== min || given.max !== max) {
    setGiven({ min, max });
    setRange({ min, max });
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const slide = (next: Range) => {
    setRange(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onChange(next), restMs);
  };
  const euros = (value: number) => formatEuroShort(value * 100, language);
  return (
    <fieldset className={styles.range}>
      <legend>{words.price}</legend>
      <Slider
        {...{ label: words.min, name: "min", value: range.min, max: maxEuros, counts: "above" }}
        text={euros(range.min)}
        onSlide={(value) => slide({ min: value, max: Math.max(value, range.max) })}
      />
      <Slider
        {...{ label: words.max, name: "max", value: range.max, max: maxEuros }}
        text={range.max === maxEuros ? words.anyPrice : euros(range.max)}
        onSlide={(value) => slide({ min: Math.min(value, range.min), max: value })}
      />
    </fieldset>
  );
}
