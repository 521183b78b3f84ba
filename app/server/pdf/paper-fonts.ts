import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font, type GlyphRun } from "fontkit";

/** The two weights of the font: Hanken Grotesk, the family of the site, with č ć ž š đ and €. */
export type Weight = "text" | "strong";

const files: Record<Weight, string> = {
  text: "@expo-google-fonts/hanken-grotesk/400Regular/HankenGrotesk_400Regular.ttf",
  strong: "@expo-google-fonts/hanken-grotesk/600SemiBold/HankenGrotesk_600SemiBold.ttf",
};

let opened: Record<Weight, Font> | undefined;

/** The fonts, read and parsed once for all documents. Throws when the package with them is not installed. */
export function paperFonts(): Record<Weight, Font> {
  opened ??= { text: openFont(files.text), strong: openFont(files.strong) };
  return opened;
}

function openFont(file: string): Font {
  // Resolved as a package, because the bundle of the site stands in another folder than this file.
  const font = create(readFileSync(createRequire(import.meta.url).resolve(file)));
  if (!("layout" in font)) throw new Error(`${file} is a collection of fonts, not one`);
  knowLetters(font);
  return withMemory(font);
}

/**
 * Makes every glyph known with its letter. A glyph is made once for all documents, and one that was first met as a part of another (the Z
 * of a Ž) would have no letter: papers drawn later would show it, but whoever listens to them, searches or copies would miss it. What is
 * drawn for two letters (ﬁ) is known as the two.
 */
function knowLetters(font: Font): void {
  for (const joined of font.characterSet.filter((one) => one >= 0xfb00 && one <= 0xfb06))
    font.layout(String.fromCodePoint(joined).normalize("NFKC"));
  for (const codePoint of font.characterSet) font.glyphForCodePoint(codePoint);
}

const maxRuns = 4000;

/**
 * The font with a cache, because most words repeat from document to document, and shaping them is half of the work.
 */
function withMemory(font: Font): Font {
  const runs = new Map<string, GlyphRun>();
  const layout: Font["layout"] = (text, ...more) => {
    if (typeof text !== "string" || more.some(Boolean)) return font.layout(text, ...more);
    if (runs.size > maxRuns) runs.clear();
    const run = runs.get(text) ?? font.layout(text);
    runs.set(text, run);
    return copyOf(run);
  };
  return Object.create(font, { layout: { value: layout } });
}

/** A copy of a glyph run, because pdfkit writes its own scale into the positions. */
function copyOf(run: GlyphRun): GlyphRun {
  const copy: GlyphRun = Object.assign(Object.create(Object.getPrototypeOf(run)), run);
  copy.positions = run.positions.map((position) => ({ ...position }));
  return copy;
}
