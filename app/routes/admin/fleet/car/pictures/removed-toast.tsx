import { Check } from "lucide-react";
import { useEffect, useState } from "react";
import { useSubmit } from "react-router";
import { adminCarsWords } from "../../../../../i18n/admin-cars/en.ts";
import { adminFrameWords } from "../../../../../i18n/admin-frame/en.ts";
import { keepsTyped } from "../../../../../ui/admin/form/leave-guard.tsx";
import { Toast } from "../../../../../ui/controls/states/toast.tsx";
import { useSite } from "../../../../request/use-site.ts";
import styles from "./pictures.module.css";

const shownMs = 15_000;

type Props = {
  /** The picture that was deleted. */
  file: string | undefined;
  isBack: boolean | undefined;
};

/** The message that a picture was deleted or restored; while it is shown, a deletion can be undone. */
export function RemovedToast({ file, isBack }: Props) {
  const { language } = useSite();
  const words = adminCarsWords(language).pictures;
  const submit = useSubmit();
  const [isGone, setGone] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setGone(true), shownMs);
    return () => clearTimeout(timer);
  }, []);
  if (isGone || (!file && !isBack)) return null;
  const takeBack = (name: string) => {
    setGone(true);
    const way = { method: "post", state: keepsTyped, preventScrollReset: true } as const;
    void submit({ intent: "restore", file: name }, way);
  };
  return (
    <div className={styles.toast}>
      <Toast
        icon={Check}
        undoLabel={adminFrameWords(language).form.undo}
        onUndo={file ? () => takeBack(file) : undefined}
      >
        {file ? words.removed : words.restored}
      </Toast>
    </div>
  );
}
