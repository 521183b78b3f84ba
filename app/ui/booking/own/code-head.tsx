import type { ReactNode } from "react";
import { classNames } from "../../controls/class-names.ts";
import styles from "./code-head.module.css";

type Props = {
  title: string;
  code: string;
  /** Paragraphs about the reservation. */
  children: ReactNode;
  /** Buttons that act on the reservation. */
  acts: ReactNode;
  className?: string;
};

/** The head of a page about one reservation: its code in the largest type, on the water. */
export function CodeHead({ title, code, children, acts, className }: Props) {
  return (
    <div className={classNames(styles.head, className)}>
      <div className="wrap">
        <div className={styles.words}>
          <h1>
            {title} <span className={styles.code}>{code}</span>
          </h1>
          {children}
        </div>
        {acts}
      </div>
    </div>
  );
}
