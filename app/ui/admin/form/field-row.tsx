import type { ReactNode } from "react";
import styles from "./field-row.module.css";

/** Fields beside each other where there is room, at most `columns` in a row. */
export function FieldRow({ columns = 2, children }: { columns?: 2 | 3 | 4; children: ReactNode }) {
  return <div className={`${styles.row} ${styles[`of${columns}`]}`}>{children}</div>;
}
