import { useEffect, useState } from "react";

const shownMs = 8_000;

/**
 * Shows something that was told in passing: it goes by itself, but not from under a hand that is at it. `hold` is for the element
 * around it.
 */
export function usePassing<T>(told: T | undefined) {
  const [gone, setGone] = useState<T>();
  // What was held may be taken away without the hand having left it: whatever comes next is not held.
  const [held, setHeld] = useState<T>();
  const isHeld = told !== undefined && held === told;
  useEffect(() => {
    if (told === undefined || isHeld) return;
    const timer = setTimeout(() => setGone(told), shownMs);
    return () => clearTimeout(timer);
  }, [told, isHeld]);
  const hold = () => setHeld(told);
  const letGo = () => setHeld(undefined);
  return {
    isShown: told !== undefined && gone !== told,
    dismiss: () => {
      setGone(told);
      letGo();
    },
    hold: { onPointerEnter: hold, onPointerLeave: letGo, onFocus: hold, onBlur: letGo },
  };
}
