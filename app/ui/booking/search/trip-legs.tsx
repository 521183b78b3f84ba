import type { ReactNode } from "react";
import { RoadList } from "../map/road-list.tsx";
import styles from "./trip-legs.module.css";

type Leg = { when: string; children: ReactNode };

/** A trip from ring to dot: the time and place of its start, the content between, the time and place of its end. */
export function TripLegs({ start, between, end }: { start: Leg; between: ReactNode; end: Leg }) {
  return (
    <RoadList className={styles.legs}>
      <li>
        <b>{start.when}</b>
        {start.children}
      </li>
      <li className={styles.between}>{between}</li>
      <li>
        <b>{end.when}</b>
        {end.children}
      </li>
    </RoadList>
  );
}
