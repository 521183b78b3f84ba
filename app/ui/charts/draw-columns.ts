/**
 * The geometry of a chart of columns, made where the numbers are: the page that shows it carries finished shapes, so that a browser
 * loads no library for them.
 */
import { scaleBand, scaleLinear } from "d3-scale";
import { line, stack, stackOffsetDiverging } from "d3-shape";

export type ColumnsAsked = {
  /** One for each column. */
  labels: readonly string[];
  /** The parts of which a column is made, from below; for each column a number, or nothing while it is not known. Parts may be below zero. */
  series: readonly { key: string; name: string; values: readonly (number | undefined)[] }[];
  /** What each column is compared with; undefined where nothing is known. */
  compared?: { name: string; values: readonly (number | undefined)[] };
  /** What all of it is meant to come to: a line over all columns. */
  goal?: { name: string; value: number };
  /** A value as text: on the axis, and in the table. */
  format: (value: number) => string;
};

type Box = { x: number; y: number; width: number; height: number };

/** Everything that a chart shows, in the units of its view box. */
export type ColumnsDrawn = {
  width: number;
  height: number;
  plot: Box;
  ticks: { y: number; label: string }[];
  labels: { x: number; label: string }[];
  columns: { label: string; total: string; compared?: string; x: number; width: number }[];
  series: { key: string; name: string; texts: string[]; boxes: Box[] }[];
  compared?: { name: string; path: string };
  goal?: { name: string; y: number; text: string };
  zero: number;
  /** There is nothing to draw: every number is none. */
  isEmpty: boolean;
};

const [width, height] = [720, 260];
const plot: Box = { x: 64, y: 12, width: width - 72, height: height - 44 };
/** What stands for a number that is not known. */
const unknown = "–";
/** Labels need so much room beside each other. */
const labelWidth = 66;

/** Draws columns for numbers; an empty list is an empty frame. */
export function drawColumns({
  labels,
  series,
  compared,
  goal,
  format,
}: ColumnsAsked): ColumnsDrawn {
  const places = labels.map((_, at) => at);
  const across = scaleBand(places, [plot.x, plot.x + plot.width])
    .paddingInner(0.28)
    .paddingOuter(0.14);
  const totals = places.map((at) => series.reduce((sum, one) => sum + (one.values[at] ?? 0), 0));
  const isKnown = (at: number) => series.every(({ values }) => values[at] !== undefined);
  const layers = stacked(series, places);
  const ends = [
    ...layers.flatMap((layer) => layer.flat()),
    ...[...(compared?.values ?? []), goal?.value].filter((value) => value !== undefined),
  ];
  const up = scaleLinear(
    [Math.min(0, ...ends), Math.max(1, ...ends)],
    [plot.y + plot.height, plot.y],
  ).nice(4);
  const isEmpty = ends.every((end) => end === 0);
  const middle = (at: number) => (across(at) ?? 0) + across.bandwidth() / 2;
  return {
    width,
    height,
    plot,
    zero: round(up(0)),
    isEmpty,
    // Of nothing there is one line, that of zero.
    ticks: (isEmpty ? [0] : up.ticks(4)).map((tick) => ({
      y: round(up(tick)),
      label: format(tick),
    })),
    labels: labelsThatFit(labels, middle),
    columns: places.map((at) => ({
      label: labels[at] ?? "",
      total: isKnown(at) ? format(totals[at] ?? 0) : unknown,
      compared: textOf(compared?.values[at], format),
      x: round(across(at) ?? 0),
      width: round(across.bandwidth()),
    })),
    series: series.map(({ key, name, values }, place) => ({
      key,
      name,
      texts: places.map((at) => textOf(values[at], format) ?? unknown),
      boxes: places.map((at) => {
        const [low = 0, high = 0] = layers[place]?.[at] ?? [];
        const wide = { x: round(across(at) ?? 0), width: round(across.bandwidth()) };
        return { ...wide, ...between(up(low), up(high)) };
      }),
    })),
    ...(compared && {
      compared: { name: compared.name, path: pathOf(compared.values, middle, up) },
    }),
    ...(goal && { goal: { name: goal.name, y: round(up(goal.value)), text: format(goal.value) } }),
  };
}

/** As many as have room beside each other; the last one is left out where it would reach over the edge. */
function labelsThatFit(
  labels: readonly string[],
  middle: (at: number) => number,
): ColumnsDrawn["labels"] {
  const step = Math.ceil((labelWidth * Math.max(1, labels.length)) / plot.width);
  return labels.flatMap((label, at) =>
    at % step === 0 && middle(at) + labelWidth / 2 <= width
      ? [{ x: round(middle(at)), label }]
      : [],
  );
}

/** Top and height between two ends. */
function between(one: number, other: number): Pick<Box, "y" | "height"> {
  const top = Math.min(one, other);
  return { y: round(top), height: round(Math.max(one, other) - top) };
}

/** The two ends of each part of each column; parts below zero hang under the line of zero. */
function stacked(series: ColumnsAsked["series"], places: readonly number[]): [number, number][][] {
  const layered = stack<number, string>()
    .keys(series.map(({ key }) => key))
    .value((at, key) => series.find((one) => one.key === key)?.values[at] ?? 0)
    .offset(stackOffsetDiverging)(places);
  return layered.map((layer) => layer.map(([low, high]) => [low, high]));
}

function pathOf(
  values: readonly (number | undefined)[],
  x: (at: number) => number,
  y: (value: number) => number,
): string {
  const drawn = line<number | undefined>()
    .defined((value) => value !== undefined)
    .x((_, at) => round(x(at)))
    .y((value) => round(y(value ?? 0)));
  return drawn(values) ?? "";
}

function textOf(value: number | undefined, format: (value: number) => string): string | undefined {
  return value === undefined ? undefined : format(value);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
