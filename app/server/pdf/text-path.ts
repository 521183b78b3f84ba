import { paperFonts, type Weight } from "./paper-fonts.ts";

type TextStyle = { weight: Weight; size: number; colour: string };

/** Returns a line of text as an SVG path, so that no machine needs the font. `y` is the baseline. */
export function textPath(text: string, x: number, y: number, style: TextStyle): string {
  const font = paperFonts()[style.weight];
  const scale = style.size / font.unitsPerEm;
  const { glyphs, positions } = font.layout(text);
  let at = 0;
  const letters = glyphs.map((glyph, index) => {
    const moved = `<path transform="translate(${at} 0)" d="${glyph.path.toSVG()}"/>`;
    at += positions[index]?.xAdvance ?? glyph.advanceWidth;
    return moved;
  });
  // Glyphs are drawn upwards, pictures downwards.
  const transform = `translate(${x} ${y}) scale(${scale} ${-scale})`;
  return `<g fill="${style.colour}" transform="${transform}">${letters.join("")}</g>`;
}

/** Returns the width of a line of text. */
export function textWidth(
  text: string,
  { weight, size }: Pick<TextStyle, "weight" | "size">,
): number {
  const font = paperFonts()[weight];
  return (font.layout(text).advanceWidth * size) / font.unitsPerEm;
}
