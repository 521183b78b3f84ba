/** Where a hand or a key points on the drawing of a view. */
import { type Dot, placeOf, type Placed } from "../../domain/handovers/marks.ts";

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
