import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { ErrorSummary } from "../../controls/faults/error-summary.tsx";
import { useFrameWords } from "../page/admin-language.ts";
import { Guarded } from "../page/guarded.tsx";
import { keepsTyped, useUnsaved } from "../form/leave-guard.tsx";
import styles from "../form/record-form.module.css";
import { SaveBar } from "../form/save-bar.tsx";
import { SavedToast, type Saved } from "../form/saved-toast.tsx";

type Props = {
  /** How many cells would be another price. */
  changes: number;
  /** What is typed now is on its way. */
  onSubmit?: () => void;
  /** Forgets what was typed. */
  onReset: () => void;
  /** What is wrong beside the cells, which say their own faults. */
  faults?: readonly { fieldId?: string; message: string }[];
  saved?: Saved;
  /** Why the member may not change this. */
  mayNot?: string;
  children: ReactNode;
};

/** The form around a grid, whose cells hold their text in the page's state: `RecordForm` for what is no single record. */
export function GridForm(props: Props) {
  const { changes, onSubmit, onReset, faults = [], saved, mayNot, children } = props;
  const words = useFrameWords().form;
  const isBusy = useNavigation().formMethod === "POST";
  useUnsaved(changes > 0);
  return (
    <>
      <Form
        method="post"
        state={keepsTyped}
        className={styles.form}
        preventScrollReset
        onSubmit={onSubmit}
        onReset={onReset}
      >
        {faults.length > 0 && <ErrorSummary title={words.faultTitle} faults={faults} />}
        {children}
        {mayNot ? (
          <Guarded reason={mayNot}>
            <button type="submit" className={styles.off}>
              {words.save}
            </button>
          </Guarded>
        ) : (
          <SaveBar changes={changes} isBusy={isBusy} />
        )}
      </Form>
      <SavedToast saved={saved} />
    </>
  );
}
