import { expect, test } from "vitest";
import { paperFonts } from "./paper-fonts.ts";

test("a letter that was first drawn as a part of another one is still that letter in the next document", () => {
  for (const font of Object.values(paperFonts())) {
    const letters = [..."ŽČĆŠŹẂ"].map((letter) => font.layout(letter).glyphs[0]);
    const paper = font.createSubset();
    for (const glyph of letters) if (glyph) paper.includeGlyph(glyph);
    paper.encode();
    for (const part of "ZCSWzcsw")
      expect(font.layout(part).glyphs[0]?.codePoints).toEqual([part.codePointAt(0)]);
  }
});

test("every letter of the fonts is known as itself", () => {
  for (const font of Object.values(paperFonts()))
    for (const codePoint of font.characterSet) {
      const [known] = font.glyphForCodePoint(codePoint).codePoints;
      expect(known).toBeDefined();
    }
});

test("two letters that are drawn as one are still two", () => {
  for (const font of Object.values(paperFonts())) {
    const read = font.layout("fine").glyphs.flatMap(({ codePoints }) => codePoints);
    expect(String.fromCodePoint(...read)).toBe("fine");
  }
});
