import { Check } from "lucide-react";
import { useEffect, useState } from "react";
import { useNavigation, useSubmit } from "react-router";
import { useFrameWords } from "../page/admin-language.ts";
import { Toast } from "../../controls/states/toast.tsx";
import styles from "./saved-toast.module.css";

/** The answer of an action after a save; `undo` holds the former fields, which posted again undo the save. */
export type Saved = { undo?: Record<string, string> };

type Props = {
  saved?: Saved;
  /** The version after the save; the undo is an edit of that version. */
  version?: number;
  action?: string;
};

/** The message "Saved", for a few seconds, with a button that undoes the save where that is possible. */
export function SavedToast({ saved, version, action }: Props) {
  const words = useFrameWords().form;
  const submit = useSubmit();
  // The answer comes before the page is read again, and only then is `version` that of the save.
  const isRead = useNavigation().state === "idle";
  const { isShown, dismiss, hold } = usePassing(saved);
  if (!saved || !isShown) return null;
  const { undo } = saved;
  const takeBack =
    undo &&
    (() => {
      dismiss();
      const fields = version === undefined ? undo : { ...undo, version: String(version) };
      void submit(fields, { method: "post", action, preventScrollReset: true });
    });
  return (
    <div className={styles.place} {...hold}>
      <Toast icon={Check} undoLabel={words.undo} onUndo={isRead ? takeBack : undefined}>
        {words.saved}
      </Toast>
    </div>
  );
}

const shownMs = 8_000;

/**
 * Shows a message for a few seconds, longer while a pointer or the focus is on it. `hold` is for the element around the
 * message.
 */
export function usePassing<T>(told: T | undefined) {
  const [gone, setGone] = useState<T>();
  // A held message may be removed without the pointer having left it, so what is held is the message: the next one is
  // not.
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
