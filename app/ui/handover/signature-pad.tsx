import { type PointerEvent, useId, useRef, useState } from "react";
import { Eraser } from "lucide-react";
import {
  type Drawing,
  fieldHeight,
  type Stroke,
  strokePath,
} from "../../domain/handovers/signature.ts";
import { Button } from "../controls/button.tsx";
import { classNames } from "../controls/class-names.ts";
import { Fault } from "../controls/faults/fault.tsx";
import { lengthen, placeInField, roomIn } from "./ink.ts";
import styles from "./signature-pad.module.css";

type Props = {
  label: string;
  value: Drawing;
  onChange: (drawing: Drawing) => void;
  clearLabel: string;
  /** What to do, and the other road for who cannot draw: paper. */
  hint: string;
  invalid?: string;
};

/** A field in which somebody signs with a finger, a pen or a mouse. It keeps lines, so a turned phone loses nothing. */
export function SignaturePad({ label, value, onChange, clearLabel, hint, invalid }: Props) {
  const id = useId();
  const { live, ...hand } = useHand(value, onChange);
  const isEmpty = value.length === 0 && live.length === 0;
  return (
    <div className={styles.pad} role="group" aria-labelledby={`${id}-label`}>
      <div className={styles.head}>
        <span id={`${id}-label`}>{label}</span>
        <Button
          kind="quiet"
          icon={Eraser}
          className={styles.clear}
          disabled={isEmpty}
          onClick={() => onChange([])}
        >
          {clearLabel}
        </Button>
      </div>
      <div className={classNames(styles.field, invalid && styles.wrong)}>
        <svg
          {...hand}
          viewBox={`0 0 1000 ${fieldHeight * 1000}`}
          role="img"
          aria-label={label}
          aria-describedby={classNames(`${id}-hint`, invalid && `${id}-fault`)}
        >
          <path className={styles.line} d="M60 318H940" />
          <path className={styles.ink} d={[...value, live].map(strokePath).join("")} />
        </svg>
        <p id={`${id}-hint`} className={classNames(styles.hint, !isEmpty && styles.gone)}>
          {hint}
        </p>
      </div>
      {invalid && <Fault id={`${id}-fault`}>{invalid}</Fault>}
    </div>
  );
}

/** The stroke that is being drawn, by the one pointer that began it: a palm that comes to rest draws nothing. */
function useHand(value: Drawing, onChange: (drawing: Drawing) => void) {
  const [live, setLive] = useState<Stroke>([]);
  // Events come faster than React draws: each goes on from the last one, not from what is on the screen.
  const stroke = useRef<Stroke>([]);
  const pointer = useRef<number>(undefined);
  const draw = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const places = coalesced(event.nativeEvent).map((one) => placeInField(one, box));
    stroke.current = lengthen(stroke.current, places, roomIn([...value, stroke.current]));
    setLive(stroke.current);
  };
  const end = ({ pointerId }: PointerEvent) => {
    if (pointer.current !== pointerId) return;
    pointer.current = undefined;
    if (stroke.current.length > 0) onChange([...value, stroke.current]);
    stroke.current = [];
    setLive([]);
  };
  return {
    live,
    onPointerDown: (event: PointerEvent<SVGSVGElement>) => {
      if (pointer.current !== undefined || event.button !== 0) return;
      pointer.current = event.pointerId;
      event.currentTarget.setPointerCapture(event.pointerId);
      draw(event);
    },
    onPointerMove: (event: PointerEvent<SVGSVGElement>) => {
      if (pointer.current === event.pointerId) draw(event);
    },
    onPointerUp: end,
    onPointerCancel: end,
    onLostPointerCapture: end,
  };
}

/** The moves that the browser saved up for one frame. Safari tells them since 18.2, and of a press there are none. */
function coalesced(event: globalThis.PointerEvent): globalThis.PointerEvent[] {
  const saved = event.getCoalescedEvents?.() ?? [];
  return saved.length > 0 ? saved : [event];
}
