import { useSubmit } from "react-router";
import { adminCarsWords } from "../../../../../i18n/admin-cars/en.ts";
import { adminFrameWords } from "../../../../../i18n/admin-frame/en.ts";
import { keepsTyped } from "../../../../../ui/admin/form/leave-guard.tsx";
import { PassingToast } from "../../../../../ui/admin/form/toasts/passing-toast.tsx";
import { useSite } from "../../../../request/use-site.ts";

/** What was done to a picture: the file of one that was deleted, or that one is back. */
type Done = { removed?: string; isBack?: boolean };

/** The message that a picture was deleted or restored; while it is shown, a deletion can be undone. */
export function RemovedToast({ done }: { done: Done | undefined }) {
  const { language } = useSite();
  const words = adminCarsWords(language).pictures;
  const submit = useSubmit();
  const file = done?.removed;
  const takeBack =
    file &&
    (() => {
      const way = { method: "post", state: keepsTyped, preventScrollReset: true } as const;
      void submit({ intent: "restore", file }, way);
    });
  return (
    <PassingToast
      told={file || done?.isBack ? done : undefined}
      undoLabel={adminFrameWords(language).form.undo}
      onUndo={takeBack || undefined}
    >
      {file ? words.removed : words.restored}
    </PassingToast>
  );
}
