import type { ReactNode } from "react";
import styles from "./part.module.css";

export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.part}>
      <h2>{title}</h2>
      <div className={styles.row}>{children}</div>
    </section>
  );
}
