import type { ReactNode } from "react";
import { Info, TriangleAlert } from "lucide-react";
import { classNames } from "../class-names.ts";
import { Icon, type IconShape } from "../icon.tsx";
import styles from "./note.module.css";

type Props = {
  tone?: "info" | "bad";
  icon?: IconShape;
  role?: "status" | "alert";
  /** True when it can be focused, and is as the page opens. */
  takesFocus?: boolean;
  className?: string;
  children: ReactNode;
};

/** A notice beside the content that it is about. */
export function Note({ tone = "info", icon, role, takesFocus, className, children }: Props) {
  return (
    <div
      className={classNames(styles.note, tone === "bad" && styles.bad, className)}
      role={role}
      data-note={role}
      {...(takesFocus && { tabIndex: -1, autoFocus: true })}
    >
      <Icon of={icon ?? (tone === "bad" ? TriangleAlert : Info)} />
      <div className={styles.words}>{children}</div>
    </div>
  );
}
