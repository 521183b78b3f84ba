import type { ReactNode } from "react";
import styles from "./page-body.module.css";

/** The body of a page that is not a list: panels under each other, or a main column and a side. */
export function PageBody({ side, children }: { side?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.body}>
      <div className={styles.column}>{children}</div>
      {side && <div className={styles.column}>{side}</div>}
    </div>
  );
}
