import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { useFrameWords } from "../page/admin-language.ts";
import { Guarded } from "../page/guarded.tsx";
import { FormFaults } from "../form/form-faults.tsx";
import { keepsTyped, useUnsaved } from "../form/leave-guard.tsx";
import styles from "../form/record-form.module.css";
import { SaveBar } from "../form/save-bar.tsx";
import { SavedToast, type Saved } from "../form/saved-toast.tsx";

type Props = {
  /** The number of cells whose price would change. */
  changes: number;
  /** Called when the typed texts are sent. */
  onSubmit?: () => void;
  /** Drops what was typed. */
  onReset: () => void;
  /** The faults that are not about a cell; cells show their own. */
  faults?: readonly { fieldId?: string; message: string }[];
  saved?: Saved;
  /** The reason why the member may not change the prices; absent when they may. */
  mayNot?: string;
  children: ReactNode;
};

/**
 * The form around a grid, whose cells keep their text in the page's state: `RecordForm` for prices that are no single
 * record.
 */
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
        <FormFaults faults={faults} />
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
