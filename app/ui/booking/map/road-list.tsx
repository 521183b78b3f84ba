import type { ReactNode } from "react";
import { classNames } from "../../controls/class-names.ts";
import { List } from "../../controls/list.tsx";
import styles from "./road-list.module.css";

/** A list of stops from ring to dot, one below the other. */
export function RoadList({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <List ordered className={classNames(styles.road, className)}>
      {children}
    </List>
  );
}
