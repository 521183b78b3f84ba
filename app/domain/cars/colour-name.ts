/** The word for a body colour, for those who do not see it. */

/** Paints that people have words for; several shades may share one. */
const paints = [
  ["white", 0xf2f0ea],
  ["white", 0xebe8e1],
  ["silver", 0xb3babc],
  ["grey", 0x7d8488],
  ["grey", 0x4a5256],
  ["black", 0x16181b],
  ["blue", 0x243850],
  ["blue", 0x2a5aa8],
  ["teal", 0x14535c],
  ["green", 0x2f6b3a],
  ["red", 0x7c2b2a],
  ["red", 0xc0282d],
  ["orange", 0xd9702a],
  ["gold", 0xc58b37],
  ["yellow", 0xe8c33a],
  ["beige", 0xb5a689],
  ["brown", 0x5b4331],
] as const;

export type ColourName = (typeof paints)[number][0];

/** The name of the paint that comes nearest to `#rrggbb`. */
export function colourName(colour: string): ColourName {
  const [red, green, blue] = channels(Number.parseInt(colour.slice(1), 16));
  const distance = (paint: number) => {
    const [r, g, b] = channels(paint);
    return (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
  };
  const [nearest] = [...paints].sort(([, a], [, b]) => distance(a) - distance(b));
  return nearest?.[0] ?? "grey";
}

function channels(paint: number): [red: number, green: number, blue: number] {
  return [(paint >> 16) & 255, (paint >> 8) & 255, paint & 255];
}
