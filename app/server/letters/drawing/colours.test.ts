import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { colours, darkColours } from "./colours.ts";

const tokens = readFileSync(new URL("../../../ui/styles/tokens.css", import.meta.url), "utf8");
const [lightTokens = "", darkTokens = ""] = tokens.split('[data-theme="dark"]');

/** OKLCH to sRGB (Björn Ottosson), as a browser would draw the token. */
function tokenColour(sheet: string, name: string): string | undefined {
  const token = name.replace(/[A-Z]|\d+/gu, (part) => `-${part.toLowerCase()}`);
  const numbers = new RegExp(`--${token}: oklch\\(([\\d.]+)% ([\\d.]+) ([\\d.]+)\\)`, "u").exec(
    sheet,
  );
  if (!numbers) return undefined;
  const [lightness = 0, chroma = 0, hue = 0] = numbers.slice(1).map(Number);
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const light = lightness / 100;
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const linear = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
  const hex = linear.map((value) => {
    const srgb = value <= 0.0031308 ? 12.92 * value : 1.055 * value ** (1 / 2.4) - 0.055;
    const byte = Math.round(Math.min(1, Math.max(0, srgb)) * 255);
    return byte.toString(16).padStart(2, "0");
  });
  return `#${hex.join("")}`;
}

/** Mixed by hand, because their tokens are see-through. */
const mixed = new Set(["hair", "onLakeLine"]);

test.each(Object.entries(colours).filter(([name]) => !mixed.has(name)))(
  "%s is the site's",
  (name, hex) => expect(hex).toBe(tokenColour(lightTokens, name)),
);

test.each(Object.entries(darkColours).filter(([name]) => !mixed.has(name)))(
  "dark %s is the site's",
  (name, hex) => expect(hex).toBe(tokenColour(darkTokens, name)),
);
