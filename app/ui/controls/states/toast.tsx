import type { ReactNode } from "react";
import { Icon, type IconShape } from "../icon.tsx";
import styles from "./toast.module.css";

type Props = { icon?: IconShape; children: ReactNode; undoLabel?: string; onUndo?: () => void };

/** What just happened, in passing; never for a fault that somebody must act on. */
export function Toast({ icon, children, undoLabel, onUndo }: Props) {
  return (
    <div className={styles.toast} role="status">
      {icon && <Icon of={icon} />}
      <span>{children}</span>
      {onUndo && (
        <button type="button" onClick={onUndo}>
          {undoLabel}
        </button>
      )}
    </div>
  );
}
