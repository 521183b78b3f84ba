import type { ReactNode } from "react";
import styles from "./table-head.module.css";

/** The head of a table of the back office: one row of names, some of which are links that sort. */
export function TableHead({ children }: { children: ReactNode }) {
  return (
    <thead className={styles.head}>
      <tr>{children}</tr>
    </thead>
  );
}
