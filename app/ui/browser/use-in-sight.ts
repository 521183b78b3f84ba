import { useRef } from "react";
import { useWhenNew } from "./use-when-new.ts";

/** A row that is longer than a phone is wide: the element of the selector stands in its middle whenever `current` changes. */
export function useInSight<Row extends HTMLElement>(current: unknown, selector: string) {
  const row = useRef<Row>(null);
  useWhenNew(current, () => {
    const one = row.current?.querySelector(selector);
    if (!row.current || !one) return;
    const [box, own] = [row.current.getBoundingClientRect(), one.getBoundingClientRect()];
    row.current.scrollLeft += own.left - box.left - (box.width - own.width) / 2;
  });
  return row;
}
