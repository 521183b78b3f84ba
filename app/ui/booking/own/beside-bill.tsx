import type { ReactNode } from "react";
import { classNames } from "../../controls/class-names.ts";
import styles from "./beside-bill.module.css";

type Props = {
  bill: ReactNode;
  children: ReactNode;
  /** Corrections of the page, of its main column and of the bill. */
  look: { page?: string; main?: string; bill?: string };
};

/** The body of a page about one reservation: what there is to know, and beside it on a desk the bill. */
export function BesideBill({ bill, children, look }: Props) {
  return (
    <div className={classNames("wrap", styles.page, look.page)}>
      <div className={classNames(styles.main, look.main)}>{children}</div>
      <div className={classNames("raised", styles.bill, look.bill)}>{bill}</div>
    </div>
  );
}
