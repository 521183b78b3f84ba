/** Which of several messages is shown, and whether they change by themselves. */
export type Rotation = {
  index: number;
  /** What the visitor asked for by the button; `undefined` = nothing yet. */
  wanted?: boolean;
  /** A mouse rests on the messages, or the focus is among them. */
  hovered: boolean;
  focused: boolean;
  /** The message was asked for by an arrow, so it is read aloud. */
  said: boolean;
};

export type RotationEvent =
  | { type: "tick"; from: number }
  | { type: "step"; by: 1 | -1 }
  | { type: "jump"; to: number }
  | { type: "hover"; on: boolean }
  | { type: "focus"; on: boolean }
  | { type: "toggle"; stillness: boolean };

export const firstMessage: Rotation = { index: 0, hovered: false, focused: false, said: false };

/** Do the messages change at all? Without a word of the visitor, unless less motion is asked for. */
export function isWanted({ wanted }: Rotation, stillness: boolean): boolean {
  return wanted ?? !stillness;
}

/** Do they change now? Not while somebody points at them or stands among them. */
export function isRotating(rotation: Rotation, stillness: boolean): boolean {
  return isWanted(rotation, stillness) && !rotation.hovered && !rotation.focused;
}

/** The next state among `count` messages. `stillness`: less motion is asked for. */
export function rotate(rotation: Rotation, event: RotationEvent, count: number): Rotation {
  const at = (index: number, said = false): Rotation => ({
    ...rotation,
    index: (index + count) % count,
    said,
  });
  switch (event.type) {
    case "tick":
      return at(event.from + 1);
    case "step":
      return at(rotation.index + event.by, true);
    case "jump":
      return event.to >= 0 && event.to < count ? at(event.to) : rotation;
    case "hover":
      return { ...rotation, hovered: event.on };
    case "focus":
      return { ...rotation, focused: event.on };
    case "toggle":
      // Who presses play stands on the button: it plays at once, and stops for the next hand that comes.
      return isWanted(rotation, event.stillness)
        ? { ...rotation, wanted: false }
        : { ...rotation, wanted: true, hovered: false, focused: false };
  }
}
