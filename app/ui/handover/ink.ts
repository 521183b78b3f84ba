/** The lines of a signature while they are drawn: places in widths of the field. */
import type { Drawing, Stroke } from "../../domain/handovers/signature.ts";
import { fieldHeight, maxPoints } from "../../domain/handovers/signature.ts";
import { placeOf } from "../../domain/handovers/marks.ts";

/** Places that lie nearer than this to the one before add weight and no shape. */
const leastStep = 0.002;

type Box = { left: number; top: number; width: number };
type At = { clientX: number; clientY: number };

/** The place of a pointer in a field; outside of the field it is the nearest place on the edge. */
export function placeInField({ clientX, clientY }: At, { left, top, width }: Box): Stroke[number] {
  const [x, y] = [(clientX - left) / width, (clientY - top) / width];
  return [placeOf(x), placeOf(Math.min(y, fieldHeight))];
}

/** A stroke that goes on to the places that are far enough from each other, at most `room` more. */
export function lengthen(stroke: Stroke, places: Stroke, room: number): Stroke {
  const longer = [...stroke];
  for (const place of places) {
    if (longer.length - stroke.length >= room) break;
    const last = longer.at(-1);
    if (!last || Math.hypot(place[0] - last[0], place[1] - last[1]) >= leastStep)
      longer.push(place);
  }
  return longer;
}

/** The number of points that a drawing can still take. */
export function roomIn(drawing: Drawing): number {
  return maxPoints - drawing.reduce((sum, stroke) => sum + stroke.length, 0);
}
