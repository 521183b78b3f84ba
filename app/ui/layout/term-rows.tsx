import type { ReactNode } from "react";
import { classNames } from "../controls/class-names.ts";
import styles from "./term-rows.module.css";

/** Terms and what they say, a `<div>` to a row: the term stands at its beginning, the rest at its end. */
export function TermRows({ className, children }: { className?: string; children: ReactNode }) {
  return <dl className={classNames(styles.rows, className)}>{children}</dl>;
}
