import { Check } from "lucide-react";
import { useNavigation, useSubmit } from "react-router";
import { Toast } from "../../controls/states/toast.tsx";
import { useFrameWords } from "../page/admin-language.ts";
import styles from "./saved-toast.module.css";
import { usePassing } from "./use-passing.ts";

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
