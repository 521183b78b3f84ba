import type { DamageView } from "../../domain/handovers/marks.ts";
import { classNames } from "../controls/class-names.ts";
import { viewFrame, viewLines } from "../../domain/handovers/view-lines.ts";
import styles from "./view-drawing.module.css";

type Props = { view: DamageView; children?: React.ReactNode; className?: string };

/** The line drawing of one view of a car. It says nothing by itself: what is marked on it is told in words beside it. */
export function ViewDrawing({ view, children, className }: Props) {
  return (
    <svg
      className={classNames(styles.drawing, className)}
      viewBox={`0 0 ${viewFrame.width} ${viewFrame.height}`}
      aria-hidden="true"
      focusable="false"
    >
      {viewLines[view].map(({ d, kind, place }) => (
        <path key={`${place}${d}`} className={styles[kind]} d={d} transform={place} />
      ))}
      {children}
    </svg>
  );
}
