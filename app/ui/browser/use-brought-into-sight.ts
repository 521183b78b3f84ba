import { type RefObject, useRef } from "react";
import { useWhenNew } from "./use-when-new.ts";

/**
 * The props of an element that is brought into sight, and read aloud by its focus, once `isNew` is true: what a page turned into while
 * it was looked at. A page that became shorter by it would show its foot.
 */
export function useBroughtIntoSight<One extends HTMLElement>(
  isNew: boolean,
): { ref: RefObject<One | null>; tabIndex: -1 } {
  const ref = useRef<One>(null);
  useWhenNew(isNew, (isSo) => {
    if (!isSo) return;
    ref.current?.focus({ preventScroll: true });
    ref.current?.scrollIntoView({ block: "center" });
  });
  return { ref, tabIndex: -1 };
}
