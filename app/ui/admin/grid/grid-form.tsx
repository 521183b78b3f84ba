import type { ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { Locked } from "../page/guarded.tsx";
import { FormFaults } from "../form/form-faults.tsx";
import { keepsTyped, useUnsaved } from "../form/leave-guard.tsx";
import styles from "../form/record-form.module.css";
import { SaveBar } from "../form/save-bar.tsx";
import { SavedToast, type Saved } from "../form/toasts/saved-toast.tsx";

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
  /** Who may change the prices, where the member may not. */
  mayNot?: string;
  children: ReactNode;
};

/**
 * The form around a grid, whose cells keep their text in the page's state: `RecordForm` for prices that are no single
 * record.
 */
export function GridForm(props: Props) {
  const { changes, onSubmit, onReset, faults = [], saved, mayNot, children } = props;
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
        {mayNot && <Locked>{mayNot}</Locked>}
        <FormFaults faults={faults} />
        {children}
        {!mayNot && <SaveBar changes={changes} isBusy={isBusy} />}
      </Form>
      <SavedToast saved={saved} />
    </>
  );
}
