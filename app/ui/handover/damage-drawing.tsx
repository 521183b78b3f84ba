import { type KeyboardEvent, type MouseEvent, useId, useState } from "react";
import { type DamageView, type Dot, dotsOn, type Placed } from "../../domain/handovers/marks.ts";
import { classNames } from "../controls/class-names.ts";
import { moveCross, nearestDot, placeAt } from "./marked-place.ts";
import { ViewDrawing } from "./view-drawing.tsx";
import styles from "./damage-drawing.module.css";

type Labels = {
  /** The name of the view. */
  view: string;
  /** How a mark is placed, by hand and by keys. */
  hint: string;
  /** Where the cross is, in percent from the left and from the top. */
  at: (x: number, y: number) => string;
  /** What a dot is, e.g. "3: scratch, already on the vehicle". */
  dot: (number: number, isKnown: boolean, index: number) => string;
};

type Props = {
  view: DamageView;
  /** What was found now, of all views. */
  marks: readonly Placed[];
  /** What the vehicle already had, of all views. */
  known: readonly Placed[];
  onPlace: (x: number, y: number) => void;
  /** The index is that of the mark in its own list. */
  onOpen: (index: number, list: "marks" | "known") => void;
  labels: Labels;
};

/** One view of a car with its damages as numbered dots; a tap between them places a new one. */
export function DamageDrawing({ view, marks, known, onPlace, onOpen, labels }: Props) {
  const hintId = useId();
  const dots = dotsOn(view, known, marks);
  const open = ({ index, isKnown }: Dot<Placed>) => onOpen(index, isKnown ? "known" : "marks");
  const place = (event: MouseEvent<HTMLElement>) => {
    const { x, y } = placeAt(event, event.currentTarget.getBoundingClientRect());
    onPlace(x, y);
  };
  const openNearest = (event: MouseEvent<HTMLElement>, dot: Dot<Placed>) => {
    const box = event.currentTarget.parentElement?.getBoundingClientRect();
    // A key presses the dot that has the focus, and points nowhere.
    open((event.detail > 0 && box && nearestDot(dots, event, box)) || dot);
  };
  return (
    <div className={styles.around}>
      <div className={styles.view}>
        <ViewDrawing view={view} />
        <Cross key={view} {...{ labels, hintId, onPlace }} onClick={place} />
        {dots.map((dot) => (
          <button
            key={`${dot.isKnown}-${dot.index}`}
            type="button"
            className={styles.target}
            style={{ left: `${dot.mark.x * 100}%`, top: `${dot.mark.y * 100}%` }}
            aria-label={labels.dot(dot.number, dot.isKnown, dot.index)}
            onClick={(event) => openNearest(event, dot)}
          >
            <DotSign dot={dot} />
          </button>
        ))}
      </div>
      <p id={hintId} className={styles.hint}>
        {labels.hint}
      </p>
    </div>
  );
}

type CrossProps = Pick<Props, "labels" | "onPlace"> & {
  hintId: string;
  onClick: (event: MouseEvent<HTMLElement>) => void;
};

/** The ground of the drawing: tapped by a hand, or walked by a cross that arrow keys move and Enter sets down. */
function Cross({ labels, hintId, onPlace, onClick }: CrossProps) {
  const [cross, setCross] = useState({ x: 0.5, y: 0.5 });
  const press = (event: KeyboardEvent) => {
    const moved = moveCross(cross, event.key, event.shiftKey);
    if (moved) setCross(moved);
    else if (event.key === "Enter" || event.key === " ") onPlace(cross.x, cross.y);
    else return;
    event.preventDefault();
  };
  const [left, top] = [cross.x * 100, cross.y * 100];
  return (
    <div
      className={styles.ground}
      // The one role whose arrow keys screen readers hand on, and whose text they read after each.
      role="slider"
      tabIndex={0}
      aria-label={labels.view}
      aria-describedby={hintId}
      aria-valuenow={Math.round(left)}
      aria-valuetext={labels.at(Math.round(left), Math.round(top))}
      onClick={onClick}
      onKeyDown={press}
    >
      <span className={styles.cross} style={{ left: `${left}%`, top: `${top}%` }} />
    </div>
  );
}

/** The sign of a mark: hollow when the vehicle had it, filled when it is new, red when it is bad. */
export function DotSign({ dot }: { dot: Pick<Dot<Placed>, "number" | "isKnown" | "mark"> }) {
  const tone = dot.isKnown ? styles.known : dot.mark.severity === 3 ? styles.severe : styles.fresh;
  return <span className={classNames(styles.dot, tone)}>{dot.number}</span>;
}

type SketchProps = {
  view: DamageView;
  marks?: readonly Placed[];
  known?: readonly Placed[];
  className?: string;
};

/** The same view, small and still, for a row of a list that says in words what is marked. */
export function DamageSketch({ view, marks = [], known = [], className }: SketchProps) {
  return (
    <span className={classNames(styles.sketch, className)} aria-hidden="true">
      <ViewDrawing view={view} />
      {dotsOn(view, known, marks).map(({ index, isKnown, mark: { x, y, severity } }) => (
        <span
          key={`${isKnown}-${index}`}
          className={classNames(
            styles.point,
            isKnown ? styles.known : severity === 3 ? styles.severe : styles.fresh,
          )}
          style={{ left: `${x * 100}%`, top: `${y * 100}%` }}
        />
      ))}
    </span>
  );
}
