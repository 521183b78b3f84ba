/** The measures and colours of a sheet of A4, in points; the colours are those of the site's tokens, in sRGB. */
import type { Weight } from "./paper-fonts.ts";

export type Style = {
  weight: Weight;
  size: number;
  /** The line height. */
  leading: number;
  colour: string;
};

export const colours = {
  ink: "#121f2d",
  ink2: "#43525e",
  ink3: "#586772",
  lake: "#006774",
  lakeDeep: "#005160",
  salt: "#f1f7f9",
  hair: "#d3e1e8",
  ok: "#136239",
  warn: "#7b4c07",
  bad: "#a72724",
  badTint: "#ffebe9",
  paper: "#ffffff",
} as const;

const pageWidth = 595.28;
const pageHeight = 841.89;
const margin = 40;
const gutter = 22;
const columnWidth = (pageWidth - 2 * margin - 2 * gutter) / 3;

/** Three columns: the first two hold the text, the third the remarks. */
export const grid = {
  pageWidth,
  pageHeight,
  left: margin,
  right: pageWidth - margin,
  top: 34,
  /** The top of the content on pages after the first. */
  topNext: 72,
  bottom: pageHeight - 46,
  column: columnWidth,
  wide: 2 * columnWidth + gutter,
  second: margin + columnWidth + gutter,
  third: margin + 2 * (columnWidth + gutter),
} as const;

const text = { weight: "text", colour: colours.ink2 } as const;
const strong = { weight: "strong", colour: colours.ink } as const;

export const styles = {
  brand: { ...strong, size: 13, leading: 16 },
  brandRest: { ...text, size: 13, leading: 16 },
  small: { ...text, size: 8, leading: 11.5 },
  caption: { ...text, size: 7.5, leading: 10, colour: colours.ink3 },
  fine: { ...text, size: 7.8, leading: 10.6 },
  status: { ...strong, size: 12, leading: 17 },
  void: { ...strong, size: 22, leading: 28, colour: colours.bad },
  code: { ...strong, size: 36, leading: 39 },
  body: { ...text, size: 9, leading: 12.5 },
  bodyInk: { ...text, size: 9, leading: 12.5, colour: colours.ink },
  label: { ...strong, size: 9, leading: 12.5 },
  lead: { ...strong, size: 10, leading: 13.5 },
  heading: { ...strong, size: 12, leading: 16 },
  end: { ...strong, size: 9, leading: 12.5, colour: colours.lake },
  time: { ...strong, size: 21, leading: 25 },
  total: { ...strong, size: 20, leading: 24 },
} as const satisfies Record<string, Style>;
