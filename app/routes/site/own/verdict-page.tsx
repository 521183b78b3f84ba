/** A page that says one thing first: whether a paper is genuine, what became of a payment. */
import type { ReactNode } from "react";
import { classNames } from "../../../ui/controls/class-names.ts";
import styles from "./verdict-page.module.css";

export function VerdictPage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={`wrap ${styles.page}`}>
      <h1>{title}</h1>
      {children}
    </div>
  );
}

type Props = {
  /** `open`: not known yet. */
  kind: "good" | "bad" | "open";
  /** An alert is the answer to what was just sent. */
  role?: "status" | "alert";
  children: string;
};

export function Verdict({ kind, role = "status", children }: Props) {
  return (
    <p role={role} className={classNames(styles.verdict, kind !== "good" && styles[kind])}>
      {children}
    </p>
  );
}
