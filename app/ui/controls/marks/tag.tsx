import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./tag.module.css";

type Props = {
  tone?: "mute" | "ok" | "warn" | "bad" | "info";
  children: ReactNode;
  className?: string;
};

/** A status in one or two words; the colour only underlines it. */
export function Tag({ tone = "mute", children, className }: Props) {
  return <span className={classNames(styles.tag, styles[tone], className)}>{children}</span>;
}
