import type { ReactNode } from "react";
import { classNames } from "../../controls/class-names.ts";
import styles from "./road.module.css";

/** The road line: a ring at the start of a trip, a full dot at its end, a word between them. */
export function Road({
  children,
  quiet = false,
  className,
}: {
  children?: ReactNode;
  quiet?: boolean;
  className?: string;
}) {
  return (
    <span className={classNames(styles.road, quiet && styles.quiet, className)}>
      <b>{children && <span>{children}</span>}</b>
    </span>
  );
}
