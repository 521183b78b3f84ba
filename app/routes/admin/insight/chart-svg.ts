/** A chart as a picture of its own, for who takes it along: light, with its title, its legend and letters that are paths. */
import { colours } from "../../../server/letters/drawing/colours.ts";
import { textPath, textWidth } from "../../../server/pdf/text-path.ts";
import type { ColumnsDrawn } from "../../../ui/charts/draw-columns.ts";

const margin = 24;
const head = 76;
const small = { weight: "text", size: 13, colour: colours.ink2 } as const;
const tones = [colours.lake700, colours.amber, colours.lake400, colours.ink3];
const goalStroke = `stroke="${colours.ok}" stroke-width="2"`;
/** The room between a name and the next mark of the legend. */
const gap = 24;

/** Returns the picture of a chart as SVG. */
export function chartSvg(title: string, drawn: ColumnsDrawn): string {
  const [width, height] = [drawn.width + 2 * margin, drawn.height + head + margin];
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${colours.card}"/>`,
    textPath(title, margin, 34, { weight: "strong", size: 18, colour: colours.ink }),
    legend(drawn),
    `<g transform="translate(${margin} ${head})">${shapes(drawn)}</g></svg>`,
  ].join("");
}

function legend({ series, compared, goal }: ColumnsDrawn): string {
  let x = margin;
  const line = (at: number) =>
    `<path d="M${at} 54h12" stroke="${colours.ink}" stroke-width="2" stroke-dasharray="5 4"/>`;
  const goalLine = (at: number) => `<path d="M${at} 54h12" ${goalStroke}/>`;
  const entries = [
    ...series.map(({ name }, at) => ({ name, markAt: (left: number) => box(left, at) })),
    ...(compared ? [{ name: compared.name, markAt: line }] : []),
    ...(goal ? [{ name: `${goal.name}: ${goal.text}`, markAt: goalLine }] : []),
  ];
  return entries
    .map(({ name, markAt }) => {
      const drawn = markAt(x) + textPath(name, x + 18, 59, small);
      x += 18 + textWidth(name, small) + gap;
      return drawn;
    })
    .join("");
}

function box(left: number, at: number): string {
  return `<rect x="${left}" y="48" width="12" height="12" rx="2" fill="${tones[at % tones.length]}"/>`;
}

function shapes(drawn: ColumnsDrawn): string {
  const { plot, ticks, labels, series, compared, goal, zero, height } = drawn;
  const across = (y: number, colour: string) =>
    `<path d="M${plot.x} ${y}H${plot.x + plot.width}" stroke="${colour}"/>`;
  return [
    ...ticks.map(({ y, label }) => {
      const left = plot.x - 8 - textWidth(label, small);
      return across(y, colours.hair) + textPath(label, left, y + 4, small);
    }),
    ...labels.map(({ x, label }) =>
      textPath(label, x - textWidth(label, small) / 2, height - 10, small),
    ),
    ...series.flatMap(({ boxes }, at) =>
      boxes.map(
        ({ x, y, width, height: tall }) =>
          `<rect x="${x}" y="${y}" width="${width}" height="${tall}" fill="${tones[at % tones.length]}"/>`,
      ),
    ),
    across(zero, colours.ink3),
    compared
      ? `<path d="${compared.path}" fill="none" stroke="${colours.ink}" stroke-width="2" stroke-dasharray="5 4"/>`
      : "",
    goal ? `<path d="M${plot.x} ${goal.y}h${plot.width}" ${goalStroke}/>` : "",
  ].join("");
}
