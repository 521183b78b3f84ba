/**
 * The lines of a car, seen from each side. A mark is kept as a place on its drawing: a line may be drawn finer, but never moved, and
 * the frame stays as it is for ever. Plans (top, interior, glass, wheels) have their nose on the left, so the left side is below.
 */
import type { DamageView } from "./marks.ts";

/** The same frame for every view, so that nothing moves from tab to tab. */
export const viewFrame = { width: 320, height: 200 };

/** `body` is filled, `main` is an edge, `fine` a seam; a line may be moved, turned or mirrored into its place. */
export type ViewLine = { d: string; kind: "body" | "main" | "fine"; place?: string };

const line =
  (kind: ViewLine["kind"]) =>
  (d: string, place?: string): ViewLine => ({ d, kind, place });
const [body, main, fine] = [line("body"), line("main"), line("fine")];

/** A circle, by arcs: all lines are paths. */
const circle = (x: number, y: number, r: number) =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** Draws a half and its mirror image below it, around the middle of the frame. */
const aboveAndBelow = (make: (d: string, place?: string) => ViewLine, d: string) => [
  make(d, "translate(0 100)"),
  make(d, "matrix(1 0 0 -1 0 100)"),
];
/** Draws a half and its mirror image on the left of it. */
const bothSides = (make: (d: string, place?: string) => ViewLine, d: string) => [
  make(d, "translate(160 0)"),
  make(d, "matrix(-1 0 0 1 160 0)"),
];

const spokes = (x: number, y: number, from: number, to: number) =>
  [0, 1, 2, 3, 4]
    .map((index) => {
      const turn = ((index * 72 - 90) * Math.PI) / 180;
      const [cos, sin] = [Math.cos(turn), Math.sin(turn)];
      const at = (r: number) => `${(x + r * cos).toFixed(1)} ${(y + r * sin).toFixed(1)}`;
      return `M${at(from)}L${at(to)}`;
    })
    .join("");
const wheel = (x: number, y: number, r: number, place?: string) => [
  main(circle(x, y, r), place),
  fine(circle(x, y, r * 0.72), place),
  fine(circle(x, y, r * 0.16), place),
  fine(spokes(x, y, r * 0.16, r * 0.72), place),
];

/** The hatchback of the car drawings, in its own measures, with the nose on the right. */
const side = (place: string) => [
  body(
    "M466 203c6.1 0 12.3.3 18-2c3.4-1.4 6.5-3.6 7.6-7c2.3-7.1 2.4-14.6 2.4-22c0-6-.4-12-1.3-18c-.6-3.7-2.6-6.9-4.7-10c-2.8-4.1-7.9-5.3-12.5-7c-12-4.4-24.8-5.4-37.5-7c-12-1.5-24-3.4-36-5c-9.7-1.3-19.4-2.4-29-3.9c-12-7.8-24.4-14.9-37-21.7c-12.3-6.7-24.8-13.2-38-18c-9-3.3-18.5-4.8-28-5.8c-11.3-1.2-22.6-1.6-34-1.6c-21.4 0-42.7.8-64 2.6c-17.4 1.5-34.7 3.6-52 6c-8.7 1.2-17.3 3-26 4.4c2.2-1.4 4.8 1.1 3.5 3.4c-5 8.6-10.6 16.9-15.5 25.6c-1.8 3.2-3.6 6.5-5 10c-1.7 4.2-3.2 8.5-4 13c-.7 4-1.9 8-2.6 12c-.5 2.6-2.8 4.5-3.6 7c-.9 2.9-.8 6-.8 9c0 7.7.7 15.4 1.8 23c.5 3.8 3.5 6.7 6.2 9.4c5 5 12.9 3.6 20 3.6L110.2 203A38 38 0 1 1 177.8 203L374.2 203A38 38 0 1 1 441.8 203z",
    place,
  ),
  main(
    "M356 123.6c-9.5-5.5-18.8-11.3-28-17.2c-11-7.1-21.8-14.4-34-19.2c-8.3-3.3-17.1-5.2-26-6.3c-10.6-1.3-21.3-1.2-32-1.2c-14 0-28.1.6-42 2.3c-10.7 1.3-21.4 3.1-32 5.4c-6.1 9.8-14.2 18.2-21 27.6c17.7 1.2 35.3 3.3 53 4.6c26.6 1.9 53.3 2.1 80 2.4c27.3.3 54.7.9 82 1.6z",
    place,
  ),
  fine("M247 80l1 42M258 80.5l3 41.7M175 85.5l-10 32", place),
  fine(
    "M354.5 124c.3 8 1.6 16 2 24c.5 10-.4 20.1-2 30c-1 5.9-2.2 11.7-5 17c-1.5 2.9-3.4 5.6-5.5 8M254 123c0 12.3.4 24.7 1 37c.7 14.3 1.5 28.7 2 43M147 117c2 6.1 5.2 11.8 9 17c5 6.9 10.8 13.2 16 20c5.2 6.8 9.7 14.1 13 22c3.6 8.6 5.6 17.7 6 27",
    place,
  ),
  fine("M374 191c-19-1-40-2-60-2.300c-43-.5-86-.6-128-3", place),
  main(
    "M440 133.600c6-.4 12.1-.1 18 1c5.4 1 10.7 2.5 16 4c4.4 1.2 9 2.5 12 6c1.3 1.5 2.4 3.1 3.4 4.800c-3.1.5-6.3.5-9.4.2c-6.3-.7-12.2-3-18-5.400c-4.7-2-9.4-4.1-14-6.400c-2.7-1.3-5.4-2.7-8-4.200z",
    place,
  ),
  main(
    "M73.8 133.500c.5-2.6 1.4-5.2 2.8-7.500c1.1-1.9 2.6-3.7 4.4-5l22 1.800l8 4.400l-13 3l-24.2 3.300z",
    place,
  ),
  fine("M262 129.500h18v4h-18zM163 128h18v4h-18zM119 139h12v10h-12z", place),
  body(
    "M335.2 113c-.6 2.3-.7 4.8-.8 7.200c0 1.2.9 2.2 2.1 2.200c2.8 0 5.7.1 8.5 0c2.5-.1 5-.9 5.4-3.200c.5-2.6-2.3-4.1-4.4-5.800c-1.9-1.5-4.5-1.6-7-1.800c-1.6-.1-3.4 0-3.8 1.400z",
    place,
  ),
  ...wheel(144, 187, 33.5, place),
  ...wheel(408, 187, 33.5, place),
];

const end = [
  ...bothSides(main, "M66 156V173c0 4 2 6 6 6h14c4 0 6-2 6-6V152"),
  body(
    "M160 21c28 0 46 1 54 5c7 4 16 27 23 46c11 7 18 19 19 36v34c0 10-4 16-12 16H76c-8 0-12-6-12-16v-34c1-17 8-29 19-36c7-19 16-42 23-46c8-4 26-5 54-5z",
  ),
  ...bothSides(body, "M77 72c4-7 9-9 15-9c7 0 10 3 10 8c0 6-5 8-12 8c-4 0-7-1-9-3z"),
];
const front = [
  ...end,
  ...bothSides(main, "M0 30c27 0 43 1 49 4c6 6 13 22 18 37c-21-3-46-4-67-4"),
  ...bothSides(fine, "M75 72c-6 4-14 7-19 15c-4 6-8 11-14 14c-12 3-28 3-42 3M6 66l34-9"),
  ...bothSides(main, "M93 95c-13 0-29 4-37 13c7 8 24 10 38 6z"),
  ...bothSides(main, "M0 112h43l-5 10H0"),
  fine("M138 128h44v11h-44z"),
  fine(circle(160, 107.5, 3)),
  ...bothSides(fine, "M0 146h52l6 8"),
  ...bothSides(fine, circle(78, 138, 5)),
];
const rear = [
  ...end,
  ...bothSides(main, "M0 34c24 0 41 1 47 4c5 8 10 19 13 29c-3 4-7 5-13 5H0"),
  ...bothSides(fine, "M0 27c27 0 43 1 52 4M56 34c5 12 10 26 12 42v41c0 8-4 12-11 12H0M0 72l33-7"),
  ...bothSides(main, "M95 90c-9-4-19-5-27-4v20c11 2 22 1 28-4z"),
  fine("M134 96h52v12h-52z"),
  fine(circle(160, 85, 4)),
  ...bothSides(fine, "M66 141h18v5H66zM0 149h60M94 126c-8 0-18 3-26 6"),
];

const top = [
  body(
    "M10 100c0 24 4 40 15 48c9 6 21 9 34 9l191 1c24 0 44-4 52-14c6-10 8-26 8-44s-2-34-8-44c-8-10-28-14-52-14l-191 1c-13 0-25 3-34 9c-11 8-15 24-15 48z",
  ),
  ...aboveAndBelow(main, "M104 0c0 22 3 36 9 44l38-7c-3-10-4-22-4-37"),
  ...aboveAndBelow(main, "M118 50c8-4 20-6 34-7h94c9 1 16 4 21 7z"),
  ...aboveAndBelow(fine, "M151 37c30-2 65-2 95 0M194 43v14.500M113 44c-27-3-54-4-77-1"),
  ...aboveAndBelow(main, "M246 37c4-10 5-24 5-37M246 37l25 8c7-8 10-26 10-45"),
  ...aboveAndBelow(fine, "M293 0c0 22-2 36-7 47"),
  ...aboveAndBelow(main, "M15 27c8 6 21 12 29 23c-10 3-20-1-25-8c-2-4-4-9-4-15z"),
  ...aboveAndBelow(main, "M308 24c-9 6-17 16-20 29c9-2 14-6 17-12c2-5 3-11 3-17z"),
  ...aboveAndBelow(body, "M118 57c-3 6-1 13 5 14c7 0 8-7 6-14"),
];

/** Where the nose is, on plans whose lines do not say it themselves. */
const nose = fine("M16 92l-8 8l8 8");

const seat = "M104-62h34c5 0 8 3 8 8v32c0 5-3 8-8 8h-34c-5 0-8-3-8-8v-32c0-5 3-8 8-8z";
const interior = [
  nose,
  body(
    "M40 26H276c18 0 28 8 28 26v96c0 18-10 26-28 26H40c-10 0-16-6-16-16c-2-38-2-78 0-116c0-10 6-16 16-16z",
  ),
  main("M58 26c-8 46-8 102 0 148"),
  fine("M46 62c-4 24-4 52 0 76"),
  main("M70 122c7 0 9 10 9 23s-2 23-9 23s-9-10-9-23s2-23 9-23z"),
  fine("M58 145h10"),
  fine("M48 90h12v20h-12z"),
  ...aboveAndBelow(main, seat),
  ...aboveAndBelow(
    main,
    "M138-65h6c6 0 10 4 10 10v34c0 6-4 10-10 10h-6M154-48h5c4 0 5 2 5 5v10c0 3-1 5-5 5h-5",
  ),
  main("M64 94h84v12H64z"),
  fine(circle(84, 100, 4)),
  fine("M104 94v12"),
  main("M196 34h30c5 0 8 3 8 8v116c0 5-3 8-8 8h-30c-5 0-8-3-8-8V42c0-5 3-8 8-8z"),
  main("M234 36c8 0 12 4 12 10v108c0 6-4 10-12 10"),
  ...aboveAndBelow(fine, "M188-22h46M248-48h4c3 0 4 2 4 5v8c0 3-1 5-4 5h-4"),
  fine("M248 91h4c3 0 4 2 4 5v8c0 3-1 5-4 5h-4"),
  main("M264 34v132"),
];

const glass = [
  nose,
  body("M40 52c-11 32-11 64 0 96l42-14c-5-22-5-46 0-68z"),
  body("M280 58c8 28 8 56 0 84l-36-12c3-20 3-40 0-60z"),
  ...aboveAndBelow(body, "M84 76l26-24c15-1 31-2 47-2v26z"),
  ...aboveAndBelow(body, "M165 50c20 0 37 1 49 4l22 22h-71z"),
  fine("M104 74h110c6 0 10 3 10 9v34c0 6-4 9-10 9H104c-6 0-9-3-8-9c-2-11-2-23 0-34c-1-6 2-9 8-9z"),
  fine("M52 64c-8 24-8 48 0 72M270 68c5 22 5 42 0 64"),
];

const wheels = [
  nose,
  fine("M98 94v12M222 94v12M98 100h40M182 100h40"),
  ...[98, 222].flatMap((x) => [52, 148].flatMap((y) => wheel(x, y, 41))),
  main(circle(160, 100, 21)),
  fine(circle(160, 100, 14)),
  fine(circle(160, 100, 4)),
];

export const viewLines: Readonly<Record<DamageView, readonly ViewLine[]>> = {
  top,
  left: side("matrix(-0.7 0 0 0.7 357.75 -3.25)"),
  right: side("matrix(0.7 0 0 0.7 -37.75 -3.25)"),
  front,
  rear,
  interior,
  glass,
  wheels,
};
