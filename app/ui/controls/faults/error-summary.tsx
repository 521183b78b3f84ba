import { useRef } from "react";
import { TriangleAlert } from "lucide-react";
import { Icon } from "../icon.tsx";
import { useWhenNew } from "../../browser/use-when-new.ts";
import { List } from "../list.tsx";
import styles from "./error-summary.module.css";

type Props = {
  title: string;
  /** `fieldId` is the id of the faulty control; without one the message is plain text. */
  faults: readonly { fieldId?: string; message: string }[];
  /** A note about the other fields, e.g. "Everything else is kept." */
  kept?: string;
};

/** The list of a form's faults at its top; it takes the focus when it appears or changes, also without scripts. */
export function ErrorSummary({ title, faults, kept }: Props) {
  const box = useRef<HTMLDivElement>(null);
  const said = faults.map((fault) => fault.message).join("|");
  useWhenNew(said, () => box.current?.focus());
  return (
    <div ref={box} className={styles.summary} role="alert" tabIndex={-1} autoFocus>
      <Icon of={TriangleAlert} />
      <div>
        <p className={styles.title}>{title}</p>
        <List>
          {faults.map(({ fieldId, message }) => (
            <li key={`${fieldId ?? ""}${message}`}>
              {fieldId ? <a href={`#${fieldId}`}>{message}</a> : message}
            </li>
          ))}
        </List>
        {kept && <p className={styles.kept}>{kept}</p>}
      </div>
    </div>
  );
}
