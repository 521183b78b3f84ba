import type { ReactNode } from "react";
import { X } from "lucide-react";
import { classNames } from "../../controls/class-names.ts";
import { SquareButton } from "../../controls/square-button.tsx";
import styles from "./side-sheet.module.css";

type Props = {
  /** What a button's `popoverTarget` names. */
  id: string;
  label: string;
  closeLabel: string;
  className?: string;
  children: ReactNode;
};

/**
 * Something beside the page on a desk that is a sheet over it on a phone. It is a native popover, so it opens, closes
 * with Escape and gives the focus back without a script.
 */
export function SideSheet({ id, label, closeLabel, className, children }: Props) {
  return (
    <aside id={id} className={classNames(styles.side, className)} popover="auto" aria-label={label}>
      <SquareButton
        icon={X}
        className={styles.close}
        popoverTarget={id}
        popoverTargetAction="hide"
        aria-label={closeLabel}
      />
      {children}
    </aside>
  );
}
