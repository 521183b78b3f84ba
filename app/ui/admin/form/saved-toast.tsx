import { Check } from "lucide-react";
import { useEffect, useState } from "react";
import { useNavigation, useSubmit } from "react-router";
import { useFrameWords } from "../page/admin-language.ts";
import { Toast } from "../../controls/states/toast.tsx";
import styles from "./saved-toast.module.css";

/** What an action answers after a save; `undo` holds the fields as they were, to be posted once more. */
export type Saved = { undo?: Record<string, string> };

type Props = {
  saved?: Saved;
  /** The edit after the save: the undo is an edit of that one. */
  version?: number;
  action?: string;
};

/** "Saved", in passing, with the way back where there is one. */
export function SavedToast({ saved, version, action }: Props) {
  const words = useFrameWords().form;
  const submit = useSubmit();
  // The answer comes before the page is read again, and only then is the version that of the save.
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
