import { cloneElement, useId, type ReactElement, type ReactNode } from "react";
import { Lock } from "lucide-react";
import { Icon } from "../../controls/icon.tsx";
import styles from "./guarded.module.css";

type Control = ReactElement<{ disabled?: boolean; "aria-describedby"?: string }>;

type Props = {
  /** The reason why the member may not use the control; absent when they may. */
  reason?: string;
  /** A button or a field. */
  children: Control;
};

/**
 * A control that is shown, and disabled with the reason to those who cannot use it now, or who would ask a colleague to.
 * What a member may never do, and nobody would do for them, is not drawn at all.
 */
export function Guarded({ reason, children }: Props) {
  const reasonId = useId();
  if (!reason) return children;
  return (
    <span className={styles.guarded}>
      {cloneElement(children, { disabled: true, "aria-describedby": reasonId })}
      <Locked id={reasonId}>{reason}</Locked>
    </span>
  );
}

/** The sentence, with a lock, that says whom to ask. */
export function Locked({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <span id={id} className={styles.reason}>
      <Icon of={Lock} size={16} />
      {children}
    </span>
  );
}
