import {
  Fragment,
  useEffect,
  useId,
  useReducer,
  useRef,
  type CSSProperties,
  type FocusEvent,
  type PointerEvent,
} from "react";
import { ChevronLeft, ChevronRight, Pause, Play } from "lucide-react";
import { classNames } from "../controls/class-names.ts";
import { SquareButton } from "../controls/square-button.tsx";
import { useHydrated } from "../browser/use-hydrated.ts";
import { useMedia } from "../browser/use-media.ts";
import { firstMessage, isRotating, isWanted, rotate, type RotationEvent } from "./rotation.ts";
import styles from "./message-banner.module.css";

export type Message = { text: string; shownMs: number };

type Labels = { label: string; previous: string; next: string; pause: string; play: string };

type Props = { labels: Labels; messages: readonly Message[] };

/**
 * Messages in one place, one after the other. Each is the label of a stop on the line, a radio button: those work before any
 * script, and a screen reader finds all messages there instead of hearing every change.
 */
export function MessageBanner({ labels, messages }: Props) {
  const hydrated = useHydrated();
  const stillness = useMedia("(prefers-reduced-motion: reduce)");
  const [rotation, dispatch] = useReducer(
    (before: typeof firstMessage, event: RotationEvent) => rotate(before, event, messages.length),
    firstMessage,
  );
  const shown = messages[rotation.index];
  const banner = useTakenOver(dispatch);
  useTicks(isRotating(rotation, stillness) ? shown?.shownMs : undefined, rotation.index, dispatch);
  const wanted = isWanted(rotation, stillness);
  return (
    <section
      ref={banner}
      className={classNames(styles.banner, hydrated && styles.ready)}
      aria-label={labels.label}
      style={{ "--stops": messages.length } as CSSProperties}
      {...holding(dispatch)}
    >
      <div className="wrap">
        <div className={styles.row}>
          <Press
            className={styles.previous}
            label={labels.previous}
            icon={ChevronLeft}
            onPress={() => dispatch({ type: "step", by: -1 })}
          />
          <Press
            className={styles.next}
            label={labels.next}
            icon={ChevronRight}
            onPress={() => dispatch({ type: "step", by: 1 })}
          />
          <Stops
            {...{ label: labels.label, messages, index: rotation.index }}
            onJump={(to) => dispatch({ type: "jump", to })}
          />
          <Press
            className={styles.pause}
            label={wanted ? labels.pause : labels.play}
            icon={wanted ? Pause : Play}
            onPress={() => dispatch({ type: "toggle", stillness })}
          />
        </div>
        <p className="visually-hidden" role="status">
          {rotation.said ? shown?.text : ""}
        </p>
      </div>
    </section>
  );
}

type Dispatch = (event: RotationEvent) => void;

/** Handlers that hold the message while a mouse is over it or the focus is inside; touch does not hold it. */
function holding(dispatch: Dispatch) {
  const pointed = (on: boolean) => (event: PointerEvent) => {
    if (event.pointerType === "mouse") dispatch({ type: "hover", on });
  };
  const focused = (on: boolean) => (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) dispatch({ type: "focus", on });
  };
  return {
    onPointerEnter: pointed(true),
    onPointerLeave: pointed(false),
    onFocus: focused(true),
    onBlur: focused(false),
  };
}

type StopsProps = {
  label: string;
  messages: readonly Message[];
  index: number;
  onJump: (to: number) => void;
};

/** The line with its stops, and above it the chosen one's message; all messages share one cell, so nothing moves. */
function Stops({ label, messages, index, onJump }: StopsProps) {
  const id = useId();
  return (
    <div className={styles.stops} role="radiogroup" aria-label={label}>
      {messages.map(({ text }, stop) => (
        <Fragment key={text}>
          <input
            type="radio"
            name={id}
            value={stop}
            checked={stop === index}
            aria-labelledby={`${id}-${stop}`}
            onChange={() => onJump(stop)}
          />
          <p id={`${id}-${stop}`}>{text}</p>
        </Fragment>
      ))}
    </div>
  );
}

type PressProps = {
  className?: string;
  label: string;
  icon: typeof Pause;
  onPress: () => void;
};

function Press({ className, label, icon, onPress }: PressProps) {
  return (
    <SquareButton
      icon={icon}
      size={18}
      className={classNames(styles.press, className)}
      aria-label={label}
      onClick={onPress}
    />
  );
}

/** Takes over the stop that was chosen, pointed at or focused before the scripts ran. */
function useTakenOver(dispatch: Dispatch) {
  const banner = useRef<HTMLElement>(null);
  useEffect(() => {
    const chosen = banner.current?.querySelector<HTMLInputElement>("input:checked");
    if (chosen) dispatch({ type: "jump", to: Number(chosen.value) });
    if (matchMedia("(hover: hover)").matches && banner.current?.matches(":hover"))
      dispatch({ type: "hover", on: true });
    if (banner.current?.matches(":focus-within")) dispatch({ type: "focus", on: true });
  }, [dispatch]);
  return banner;
}

/** Shows the next message after `shownMs`; without a time the message stays. */
function useTicks(shownMs: number | undefined, index: number, dispatch: Dispatch): void {
  useEffect(() => {
    if (shownMs === undefined) return;
    const timer = setTimeout(() => dispatch({ type: "tick", from: index }), shownMs);
    return () => clearTimeout(timer);
  }, [shownMs, index, dispatch]);
}
