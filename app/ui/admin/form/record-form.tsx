import { type ReactNode, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { keepsTyped, useUnsaved } from "./leave-guard.tsx";
import { SaveBar } from "./save-bar.tsx";
import { type Saved, SavedToast } from "./saved-toast.tsx";
import { useChanges } from "./typed-form.tsx";
import { type Stale, StalePanel } from "./stale-panel.tsx";
import { useFrameWords } from "../page/admin-language.ts";
import { Guarded } from "../page/guarded.tsx";
import { ErrorSummary } from "../../controls/faults/error-summary.tsx";
import styles from "./record-form.module.css";

type Props = {
  /** Where it posts; the page itself when absent. */
  action?: string;
  /** The edit that the form was filled from; absent for something new. */
  version?: number;
  /**
   * Tells one filling of the fields from the next, where that is not the version: an edit of something that is not in this form
   * then leaves in it what was typed.
   */
  filledAs?: string;
  /** Somebody else was quicker: what stands there now. */
  stale?: Stale;
  /** Faults by field; they are summed at the top, each leading to its field. */
  faults?: readonly { fieldId?: string; message: string }[];
  /** The action's answer after a save. */
  saved?: Saved;
  submitLabel?: string;
  /** Why the member may not change this: everything is shown, nothing can be typed. */
  mayNot?: string;
  encType?: "multipart/form-data";
  children: ReactNode;
};

/**
 * The one shape of a form in the back office: it says how much was changed, warns before that is lost, shows both versions when
 * somebody else was quicker, and can take back what it saved. Its fields keep their own text (`defaultValue`).
 */
export function RecordForm(props: Props) {
  const { action, version, stale, faults = [], saved, mayNot, children } = props;
  const words = useFrameWords().form;
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
        // What is new gets a page of its own, which begins at its top.
        preventScrollReset={version !== undefined}
        onInput={recount}
        onReset={() => setTimeout(recount)}
      >
        {version !== undefined && (
          <input type="hidden" name="version" value={stale?.version ?? version} />
        )}
        {faults.length > 0 && <ErrorSummary title={words.faultTitle} faults={faults} />}
        {stale && <StalePanel form={form} stale={stale} onTaken={recount} />}
        {/* What is typed while the form is on its way would be drawn over by the answer. */}
        <fieldset disabled={Boolean(mayNot)} inert={isBusy} className={styles.fields}>
          {children}
        </fieldset>
        {mayNot ? (
          <Guarded reason={mayNot}>
            <button type="submit" className={styles.off}>
              {props.submitLabel ?? words.save}
            </button>
          </Guarded>
        ) : (
          <SaveBar changes={changes} isBusy={isBusy} submitLabel={props.submitLabel} />
        )}
      </Form>
      <SavedToast saved={saved} version={version} action={action} />
    </>
  );
}

/**
 * What the fields were filled from. A new one draws the form anew; while another's edit is being settled the fields keep what was
 * typed.
 */
function useShownFilling<T>(filling: T, stale: Stale | undefined): T {
  const [shown, setShown] = useState(filling);
  if (!stale && shown !== filling) setShown(filling);
  return shown;
}
