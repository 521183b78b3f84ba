/** Where a hand or a key points on the drawing of a view, and the marks that stand there. */
import { type DamageMark, placeOf } from "../../domain/handovers/marks.ts";

/** What of a mark is drawn. */
export type Placed = Pick<DamageMark, "view" | "x" | "y" | "severity">;

/** A mark of a view with its number. Marks that the vehicle already had come first, whatever view they are on. */
export type Dot<Mark extends Placed> = {
  mark: Mark;
  index: number;
  number: number;
  isKnown: boolean;
};

export function dotsOn<Mark extends Placed>(
  view: Placed["view"],
  known: readonly Mark[],
  marks: readonly Mark[],
): Dot<Mark>[] {
  const dot = (isKnown: boolean) => (mark: Mark, index: number) => ({
    mark,
    index,
    number: index + 1 + (isKnown ? 0 : known.length),
    isKnown,
  });
  return [...known.map(dot(true)), ...marks.map(dot(false))].filter(
    ({ mark }) => mark.view === view,
  );
}

type At = { clientX: number; clientY: number };
type Box = { left: number; top: number; width: number; height: number };
type Place = { x: number; y: number };

/** The place on a drawing under a pointer, as it is kept. */
export function placeAt({ clientX, clientY }: At, { left, top, width, height }: Box): Place {
  return { x: placeOf((clientX - left) / width), y: placeOf((clientY - top) / height) };
}

/** The dot that is nearest to a pointer, of those whose targets it touches: targets of dots close together overlap. */
export function nearestDot<Mark extends Placed>(
  dots: readonly Dot<Mark>[],
  { clientX, clientY }: At,
  { left, top, width, height }: Box,
): Dot<Mark> | undefined {
  const away = ({ mark }: Dot<Mark>) =>
    Math.hypot(left + mark.x * width - clientX, top + mark.y * height - clientY);
  // Of two on the same place the later one lies above the other.
  return dots.reduce<Dot<Mark> | undefined>(
    (nearest, dot) => (nearest && away(nearest) < away(dot) ? nearest : dot),
    undefined,
  );
}

const steps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const step = { small: 0.01, big: 0.1 };

/** The place of the cross after a key, ten times as far with Shift; undefined when the key does not move it. */
export function moveCross({ x, y }: Place, key: string, isFar: boolean): Place | undefined {
  const [right, down] = steps[key] ?? [];
  if (right === undefined || down === undefined) return undefined;
  const far = isFar ? step.big : step.small;
  return { x: placeOf(x + right * far), y: placeOf(y + down * far) };
}
