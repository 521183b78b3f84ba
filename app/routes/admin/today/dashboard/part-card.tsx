import { useId, type ReactNode } from "react";
import { Link } from "react-router";
import type { DashboardPart } from "../../../../domain/dashboard/parts.ts";
import styles from "./dashboard.module.css";

type Props = {
  part: DashboardPart;
  title: string;
  /** The room that the part is about. */
  room?: { to: string; name: string };
  children: ReactNode;
};

/** A part of the dashboard on a card, with the way to its room. */
export function PartCard({ part, title, room, children }: Props) {
  const titleId = useId();
  return (
    <section className={styles.part} data-part={part} aria-labelledby={titleId}>
      <div className={styles.partHead}>
        <h2 id={titleId}>{title}</h2>
        {room && <Link to={room.to}>{room.name}</Link>}
      </div>
      {children}
    </section>
  );
}
