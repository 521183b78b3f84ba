/** The shown message, and whether messages change by themselves. */
export type Rotation = {
  index: number;
  /** The visitor's choice by the button; `undefined` before the first press. */
  wanted?: boolean;
  /** True while a mouse is over the messages; `focused` while the focus is among them. */
  hovered: boolean;
  focused: boolean;
  /** True when an arrow has brought the message: it is read aloud then. */
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

/** True when messages may change: by the visitor's choice, or by default unless less motion is preferred. */
export function isWanted({ wanted }: Rotation, stillness: boolean): boolean {
  return wanted ?? !stillness;
}

/** True while messages change: not while somebody points at them or has the focus among them. */
export function isRotating(rotation: Rotation, stillness: boolean): boolean {
  return isWanted(rotation, stillness) && !rotation.hovered && !rotation.focused;
}

/** Returns the next state among `count` messages. `stillness`: less motion is preferred. */
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
      // The mouse and the focus are on the play button that was just pressed: messages change anyway, and stop at the next hover
      // or focus.
      return isWanted(rotation, event.stillness)
        ? { ...rotation, wanted: false }
        : { ...rotation, wanted: true, hovered: false, focused: false };
  }
}
