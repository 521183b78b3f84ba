import { describe, expect, test } from "vitest";
import { legibleText } from "./legible-text.ts";
import { paperFonts } from "./paper-fonts.ts";

const { text: font } = paperFonts();
const legible = (text: string) => legibleText(text, (point) => font.hasGlyphForCodePoint(point));

test("what the font has stays as it is", () => {
  for (const text of ["Hadžić-Đulić", "č ć ž š đ Č Ć Ž Š Đ €", "Müller & Søn", "<b>Ana</b>", ""]) {
    expect(legible(text)).toBe(text);
  }
});

describe("what it lacks never stops a document", () => {
  test.each([
    ["Марко Марковић", "Marko Marković"],
    ["Љубица Џумхур Ђорђе Њego", "Ljubica Džumhur Đorđe Njego"],
    ["🚗", "?"],
    ["👨‍👩‍👧 family", "? family"],
    ["李小龍", "???"],
    ["a\u202eb\u200bc", "abc"],
    ["a\u0000b\r\nBcc: x", "ab Bcc: x"],
    ["Z\u0489\u20dda", "Za"],
    ["tab\tnew\nline", "tab new line"],
    ["\ud800", ""],
    ["10\u202f000", "10\u00a0000"],
    ["06:00–\u206022:00", "06:00–22:00"],
  ])("%j is written %j", (text, written) => {
    expect(legible(text)).toBe(written);
  });
});
