import { cloneElement, useId, type ReactElement } from "react";
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

/** A control that is shown to everybody, and disabled with the reason to those who may not use it. */
export function Guarded({ reason, children }: Props) {
  const reasonId = useId();
  if (!reason) return children;
  return (
    <span className={styles.guarded}>
      {cloneElement(children, { disabled: true, "aria-describedby": reasonId })}
      <span id={reasonId} className={styles.reason}>
        <Icon of={Lock} size={16} />
        {reason}
      </span>
    </span>
  );
}
