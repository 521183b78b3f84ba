import type { ReactNode } from "react";
import { classNames } from "../../controls/class-names.ts";
import styles from "./status-dot.module.css";

export type Tone = "pending" | "good" | "busy" | "mute" | "off" | "bad";

/** A state in a word, with a dot in the colour of its tone. */
export function StatusDot({ tone, children }: { tone: Tone; children: ReactNode }) {
  return <span className={classNames(styles.status, styles[tone])}>{children}</span>;
}
