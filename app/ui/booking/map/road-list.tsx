import type { ReactNode } from "react";
import { classNames } from "../../controls/class-names.ts";
import styles from "./road-list.module.css";

/** Stops from ring to dot, one under the other. */
export function RoadList({ className, children }: { className?: string; children: ReactNode }) {
  return <ol className={classNames(styles.road, className)}>{children}</ol>;
}
