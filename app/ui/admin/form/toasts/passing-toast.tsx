import { Check } from "lucide-react";
import { type ReactNode, useEffect, useState } from "react";
import { Toast } from "../../../controls/states/toast.tsx";
import styles from "./passing-toast.module.css";

type Props<T> = {
  /** What the message is about: another one shows it anew. Nothing shows none. */
  told: T | undefined;
  undoLabel?: string | undefined;
  onUndo?: (() => void) | undefined;
  /** How long it stays; eight seconds when nothing else is said. */
  ms?: number;
  /** The sentence. */
  children: ReactNode;
};

/** A message about something just done, for a few seconds, longer while a pointer or the focus is on it. */
export function PassingToast<T>({ told, undoLabel, onUndo, ms = shownMs, children }: Props<T>) {
  const { isShown, dismiss, hold } = usePassing(told, ms);
  if (!isShown) return null;
  const takeBack =
    onUndo &&
    (() => {
      dismiss();
      onUndo();
    });
  return (
    <div className={styles.place} {...hold}>
      <Toast icon={Check} undoLabel={undoLabel} onUndo={takeBack}>
        {children}
      </Toast>
    </div>
  );
}

const shownMs = 8_000;

/** `hold` is for the element around the message. */
function usePassing<T>(told: T | undefined, ms: number) {
  const [gone, setGone] = useState<T>();
  // A held message may be removed without the pointer having left it, so what is held is the message: the next one is
  // not.
  const [held, setHeld] = useState<T>();
  const isHeld = told !== undefined && held === told;
  useEffect(() => {
    if (told === undefined || isHeld) return;
    const timer = setTimeout(() => setGone(told), ms);
    return () => clearTimeout(timer);
  }, [told, isHeld, ms]);
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
