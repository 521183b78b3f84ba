import { Button } from "../../controls/button.tsx";
import { classNames } from "../../controls/class-names.ts";
import { useFrameWords } from "../page/admin-language.ts";
import styles from "./save-bar.module.css";

type Props = {
  changes: number;
  isBusy: boolean;
  submitLabel?: string;
  /** The sentence while nothing is changed. */ note?: string;
};

/** The bar at the foot of a form, in sight as long as the form is: the number of changes, a button that drops them, and the save button. */
export function SaveBar({ changes, isBusy, submitLabel, note }: Props) {
  const words = useFrameWords().form;
  return (
    <div className={classNames(styles.bar, changes > 0 && styles.dirty)}>
      <span role="status">{changes > 0 ? words.changes(changes) : note}</span>
      {changes > 0 && (
        <Button type="reset" kind="quiet">
          {words.reset}
        </Button>
      )}
      <Button type="submit" kind="go" busy={isBusy} busyLabel={words.saving}>
        {submitLabel ?? words.save}
      </Button>
    </div>
  );
}
