import { useState } from "react";
import { useNavigation, useSubmit } from "react-router";
import { useFrameWords } from "../../page/admin-language.ts";
import { PassingToast } from "./passing-toast.tsx";

/** The answer of an action after a save; `undo` holds the former fields, which posted again undo the save. */
export type Saved = { undo?: Record<string, string> };

type Props = {
  saved?: Saved;
  /** The version after the save; the undo is an edit of that version. */
  version?: number;
  action?: string;
};

/** The message "Saved", with a button that undoes the save where that is possible; after that, the message "Undone". */
export function SavedToast({ saved, version, action }: Props) {
  const words = useFrameWords().form;
  const submit = useSubmit();
  const isUndone = useIsUndone(saved);
  // The answer comes before the page is read again, and only then is `version` that of the save.
  const isRead = useNavigation().state === "idle";
  const undo = saved?.undo;
  const takeBack =
    undo &&
    (() => {
      const fields = {
        ...undo,
        ...(version !== undefined && { version: String(version) }),
        ...(!isUndone && undoing),
      };
      void submit(fields, { method: "post", action, preventScrollReset: true });
    });
  return (
    <PassingToast
      told={saved}
      undoLabel={isUndone ? words.redo : words.undo}
      onUndo={isRead ? takeBack : undefined}
    >
      {isUndone ? words.undone : words.saved}
    </PassingToast>
  );
}

/** The field that marks a form as one that undoes a save; no action reads it. */
export const undoing = { undoing: "on" } as const;

/** True when the answer is that to a form that undid a save. */
export function useIsUndone(answer: unknown): boolean {
  const { formMethod, formData } = useNavigation();
  const [isUndoing, setUndoing] = useState(false);
  const [told, setTold] = useState({ answer, isUndone: false });
  const isSent = formMethod === "POST" && formData !== undefined;
  if (isSent && formData.has("undoing") !== isUndoing) setUndoing(!isUndoing);
  if (told.answer !== answer) setTold({ answer, isUndone: isUndoing });
  return told.isUndone;
}
