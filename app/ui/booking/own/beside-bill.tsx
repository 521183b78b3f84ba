import type { ReactNode } from "react";
import { classNames } from "../../controls/class-names.ts";
import styles from "./beside-bill.module.css";

type Props = {
  /** Absent when nothing is to be paid. */
  bill: ReactNode | undefined;
  children: ReactNode;
  /** Extra classes for the page, its main column and the bill. */
  look: { page?: string; main?: string; bill?: string };
};

/** The body of a page about one reservation: the content, with the bill beside it on a desktop. */
export function BesideBill({ bill, children, look }: Props) {
  return (
    <div className={classNames("wrap", styles.page, look.page)}>
      <div className={classNames(styles.main, look.main)}>{children}</div>
      {bill && <div className={classNames("raised", styles.bill, look.bill)}>{bill}</div>}
    </div>
  );
}
