import type { ReactNode } from "react";
import styles from "./page-head.module.css";

type Props = {
  title: string;
  lead?: ReactNode;
  /** Buttons, the amber one last. */ children?: ReactNode;
};

/** The title of a page of the back office, and the buttons for what can be done there. */
export function PageHead({ title, lead, children }: Props) {
  return (
    <div className={styles.head}>
      <div className={styles.words}>
        <h1>{title}</h1>
        {lead && <p>{lead}</p>}
      </div>
      {children && <div className={styles.acts}>{children}</div>}
    </div>
  );
}
