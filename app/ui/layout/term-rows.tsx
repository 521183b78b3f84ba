import type { ReactNode } from "react";
import { classNames } from "../controls/class-names.ts";
import styles from "./term-rows.module.css";

/** Terms with their descriptions, one `<div>` per row: the term at its start, the rest at its end. */
export function TermRows({ className, children }: { className?: string; children: ReactNode }) {
  return <dl className={classNames(styles.rows, className)}>{children}</dl>;
}
