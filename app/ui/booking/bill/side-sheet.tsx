import type { ReactNode, Ref } from "react";
import { X } from "lucide-react";
import { classNames } from "../../controls/class-names.ts";
import { SquareButton } from "../../controls/square-button.tsx";
import styles from "./side-sheet.module.css";

type Props = {
  /** The id that a button's `popoverTarget` names. */
  id: string;
  label: string;
  closeLabel: string;
  className?: string;
  ref?: Ref<HTMLElement>;
  children: ReactNode;
};

/**
 * Content that is beside the page on a desktop and a sheet over it on a phone. A native popover: it opens, closes with Escape and
 * returns the focus without scripts. Older browsers have `routes/document/head-scripts` for it.
 */
export function SideSheet({ id, label, closeLabel, className, ref, children }: Props) {
  return (
    <aside
      ref={ref}
      id={id}
      className={classNames(styles.side, className)}
      popover="auto"
      aria-label={label}
    >
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
