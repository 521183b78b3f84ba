/** Signatures drawn on a screen: lines of places, without the time that each took. */

/** Places from the left and from the top, 0 to 1 of the width of the field. */
export type Stroke = readonly (readonly [x: number, y: number])[];
export type Drawing = readonly Stroke[];

export type SignatureProblem = "empty" | "too-big" | "place";

/** A field is two fifths as high as it is wide, on every screen: a turned phone shows the same drawing. */
export const fieldHeight = 0.4;
/** A name is never shorter than a fifth of the field: what is, is a dot, or a finger that slipped. */
const leastInk = 0.2;
/** The points that a drawing may have; a long name has a few hundred. */
export const maxPoints = 5000;
/** A field is never higher than it is wide. */
const maxPlace = 1;

/** The length of all that was drawn, in widths of the field. The number of points says nothing: a dot has hundreds. */
export function inkLength(drawing: Drawing): number {
  return drawing.reduce((sum, stroke) => sum + strokeLength(stroke), 0);
}

function strokeLength(stroke: Stroke): number {
  let length = 0;
  for (let index = 1; index < stroke.length; index += 1) {
    const [x1, y1] = stroke[index - 1] ?? [0, 0];
    const [x2, y2] = stroke[index] ?? [0, 0];
    length += Math.hypot(x2 - x1, y2 - y1);
  }
  return length;
}

/** What is wrong with a signature; undefined when somebody signed. */
export function checkSignature(drawing: Drawing): SignatureProblem | undefined {
  const points = drawing.flat();
  if (points.length > maxPoints) return "too-big";
  const isPlace = (value: number) => value >= 0 && value <= maxPlace;
  if (!points.every(([x, y]) => isPlace(x) && isPlace(y))) return "place";
  return inkLength(drawing) < leastInk ? "empty" : undefined;
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
