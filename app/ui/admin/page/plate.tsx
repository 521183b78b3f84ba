import type { ReactNode } from "react";
import styles from "./plate.module.css";

/** The plate of a vehicle, in a frame. */
export function Plate({ children }: { children: ReactNode }) {
  return <span className={styles.plate}>{children}</span>;
}
