/** The lines of a signature while they are drawn: places in widths of the field, and the curve through them. */
import type { Drawing, Stroke } from "../../domain/handovers/signature.ts";
import { maxPoints } from "../../domain/handovers/signature.ts";
import { placeOf } from "../../domain/handovers/marks.ts";

/** A field is two fifths as high as it is wide, on every screen: a turned phone shows the same drawing. */
export const fieldHeight = 0.4;
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

/** The path of a stroke in thousandths of the field's width: a curve through the middles between its places. */
export function strokePath(stroke: Stroke): string {
  const scaled = stroke.map(([x, y]) => [round(x * 1000), round(y * 1000)] as const);
  const [first, ...rest] = scaled;
  if (!first) return "";
  const last = rest.at(-1);
  // A line without a length is drawn by its round end alone: the dot of an i.
  if (!last) return `M${first.join(" ")}h0`;
  const curves = rest.slice(0, -1).map(([x, y], index) => {
    const [nextX, nextY] = rest[index + 1] ?? last;
    return `Q${x} ${y} ${round((x + nextX) / 2)} ${round((y + nextY) / 2)}`;
  });
  return `M${first.join(" ")}${curves.join("")}L${last.join(" ")}`;
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
