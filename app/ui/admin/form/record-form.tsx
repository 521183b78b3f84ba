import { type ReactNode, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { FormFaults } from "./form-faults.tsx";
import { keepsTyped, useUnsaved } from "./leave-guard.tsx";
import { SaveBar } from "./save-bar.tsx";
import { type Saved, SavedToast } from "./toasts/saved-toast.tsx";
import { useChanges } from "./typed-form.tsx";
import { type Stale, StalePanel } from "./stale-panel.tsx";
import { Locked } from "../page/guarded.tsx";
import styles from "./record-form.module.css";

type Props = {
  /** The address that the form posts to; absent for the page itself. */
  action?: string;
  /** The version of the record in the form; absent for a new record. */
  version?: number;
  /**
   * The name of the record's filling, where the version is not one: an edit of fields that are not in this form then
   * leaves what was typed here.
   */
  filledAs?: string;
  /** Somebody else's edit of the record, saved meanwhile. */
  stale?: Stale;
  /** The faults of the form, listed at its head, each with a link to its field. */
  faults?: readonly { fieldId?: string; message: string }[];
  /** The action's answer after a save. */
  saved?: Saved;
  submitLabel?: string;
  /** Who may change the record, where the member may not: every field is shown and disabled. */
  mayNot?: string;
  encType?: "multipart/form-data";
  children: ReactNode;
};

/**
 * The one kind of form for records in the back office: it counts the changes, warns before they are lost, shows both
 * versions when somebody else saved meanwhile, and can undo its save. Its fields hold their own text (`defaultValue`).
 */
export function RecordForm(props: Props) {
  const { action, version, stale, faults = [], saved, mayNot, children } = props;
  const form = useRef<HTMLFormElement>(null);
  const shown = useShownFilling(props.filledAs ?? version, stale);
  const { changes, recount } = useChanges(form, shown, { withHidden: true });
  useUnsaved(changes > 0);
  const isBusy = useNavigation().formAction !== undefined;
  return (
    <>
      <Form
        key={shown}
        ref={form}
        method="post"
        action={action}
        encType={props.encType}
        state={keepsTyped}
        className={styles.form}
        // A new record gets a page of its own, which begins at its top.
        preventScrollReset={version !== undefined}
        onInput={recount}
        onReset={() => setTimeout(recount)}
      >
        {version !== undefined && (
          <input type="hidden" name="version" value={stale?.version ?? version} />
        )}
        {mayNot && <Locked>{mayNot}</Locked>}
        <FormFaults faults={faults} />
        {stale && <StalePanel form={form} stale={stale} onTaken={recount} />}
        {/* The answer would overwrite what is typed while the form is on its way. */}
        <fieldset disabled={Boolean(mayNot)} inert={isBusy} className={styles.fields}>
          {children}
        </fieldset>
        {!mayNot && <SaveBar changes={changes} isBusy={isBusy} submitLabel={props.submitLabel} />}
      </Form>
      <SavedToast saved={saved} version={version} action={action} />
    </>
  );
}

/**
 * The filling of the fields. A new filling draws the form anew, except while another member's edit is being settled:
 * then the fields keep what was typed.
 */
function useShownFilling<T>(filling: T, stale: Stale | undefined): T {
  const [shown, setShown] = useState(filling);
  if (!stale && shown !== filling) setShown(filling);
  return shown;
}
