/** Marks of damage on the drawings of a vehicle. Views and kinds are kept for ever: old marks are drawn on them. */

export const damageViews = [
  "top",
  "left",
  "right",
  "front",
  "rear",
  "interior",
  "glass",
  "wheels",
] as const;
export type DamageView = (typeof damageViews)[number];

export const damageKinds = [
  "scratch",
  "dent",
  "crack",
  "chip",
  "missing",
  "stain",
  "other",
] as const;
export type DamageKind = (typeof damageKinds)[number];

/** What the renter says of a damage that was found at the return; null while nobody asked. */
export const renterAnswers = ["accepted", "disputed"] as const;
export type RenterAnswer = (typeof renterAnswers)[number];

const severities = [1, 2, 3] as const;

/** One damage on the drawing of one view. */
export type DamageMark = {
  view: DamageView;
  /** The place on the drawing, 0 to 1 from the left and from the top, at most 4 decimals. */
  x: number;
  y: number;
  kind: DamageKind;
  /** Millimetres of its longest side; absent when nobody measured. */
  sizeMm?: number;
  severity: (typeof severities)[number];
  description: string;
  /** SHA-256 of its photos, which may arrive later. */
  photos: readonly string[];
};

export type MarkProblem = "view" | "place" | "kind" | "size" | "severity" | "text" | "photos";

const maxSizeMm = 5000;
const maxText = 300;
/** Photos of one damage. */
export const maxMarkPhotos = 8;
/** Marks of a customer who leaves a car at a key box. */
export const maxBoxMarks = 20;

/** What is wrong with a mark; undefined when nothing is. */
export function checkMark(mark: DamageMark): MarkProblem | undefined {
  const { view, x, y, kind, sizeMm, severity, description, photos } = mark;
  if (!damageViews.includes(view)) return "view";
  if (!isPlace(x) || !isPlace(y)) return "place";
  if (!damageKinds.includes(kind)) return "kind";
  if (sizeMm !== undefined && !isWhole(sizeMm, 1, maxSizeMm)) return "size";
  if (!severities.includes(severity)) return "severity";
  if (description.length > maxText) return "text";
  return photos.length > maxMarkPhotos || !photos.every(isSha256) ? "photos" : undefined;
}

/** A place as it is kept: 4 decimals, within the drawing. */
export function placeOf(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000;
}

/** What of a mark is drawn. */
export type Placed = Pick<DamageMark, "view" | "x" | "y" | "severity">;

/** A mark of a view with its number. Marks that the vehicle already had come first, whatever view they are on. */
export type Dot<Mark extends Placed> = {
  mark: Mark;
  index: number;
  number: number;
  isKnown: boolean;
};

/** The marks that stand on the drawing of a view, with the numbers that they have on the whole sheet. */
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

/** Is it a place on a drawing, written with at most 4 decimals? */
function isPlace(value: number): boolean {
  return value >= 0 && value <= 1 && placeOf(value) === value;
}

function isWhole(value: number, min: number, max: number): boolean {
  return Number.isInteger(value) && value >= min && value <= max;
}

/** Is it the name of a photo: the SHA-256 of its bytes, in small hexadecimal digits? */
export function isSha256(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text);
}
