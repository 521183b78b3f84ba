import type { ReactNode } from "react";
import styles from "./trip-legs.module.css";

type Leg = { when: string; children: ReactNode };

/** A trip from ring to dot: when and where it starts, what lies between, when and where it ends. */
export function TripLegs({ start, between, end }: { start: Leg; between: ReactNode; end: Leg }) {
  return (
    <ol className={styles.legs}>
      <li>
        <b>{start.when}</b>
        {start.children}
      </li>
      <li className={styles.between}>{between}</li>
      <li className={styles.end}>
        <b>{end.when}</b>
        {end.children}
      </li>
    </ol>
  );
}
