import type { ReactNode } from "react";
import { Icon, type IconShape } from "../icon.tsx";
import styles from "./toast.module.css";

type Props = { icon?: IconShape; children: ReactNode; undoLabel?: string; onUndo?: () => void };

/** A passing message about something just done; never for a fault that needs action. */
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
