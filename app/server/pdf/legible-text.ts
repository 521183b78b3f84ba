import { plainRanges } from "../../i18n/booking/held-ranges.ts";

/** Serbian letters in Latin, because names come in both of the country's alphabets and the font has only one. */
const latin: Readonly<Record<string, string>> = Object.fromEntries(
  (
    "а a б b в v г g д d ђ đ е e ж ž з z и i ј j к k л l љ lj м m н n њ nj о o п p р r с s т t ћ ć у u ф f х h " +
    "ц c ч č џ dž ш š"
  )
    .split(" ")
    .reduce<[string, string][]>((pairs, letter, index, all) => {
      const written = all[index + 1] ?? "";
      if (index % 2 === 0) pairs.push([letter, written], [letter.toUpperCase(), capital(written)]);
      return pairs;
    }, []),
);

/** Replacements that look alike and that every font has. */
const alike: Readonly<Record<string, string>> = {
  "\u2011": "-",
  "\u2007": "\u00a0",
  "\u202f": "\u00a0",
};

const replacement = "?";
const characters = new Intl.Segmenter("en", { granularity: "grapheme" });

type HasGlyph = (codePoint: number) => boolean;

/**
 * Returns a text in one line that a font can draw: control and direction marks are removed, Serbian letters become
 * Latin, and each character without a glyph (an emoji, a Chinese character) becomes a question mark.
 */
export function legibleText(written: string, hasGlyph: HasGlyph): string {
  const text = plainRanges(written);
  if (isPlain(text)) return text;
  const line = text
    .normalize("NFC")
    .replace(/[^\S\u00a0\u2007\u202f]+/gu, " ")
    .replace(/\p{Cc}|(?!\u200d)\p{Cf}|\p{Cs}/gu, "");
  return [...characters.segment(line)].map(({ segment }) => drawn(segment, hasGlyph)).join("");
}

function drawn(character: string, hasGlyph: HasGlyph): string {
  const joined = character.replaceAll("\u200d", "");
  const known = latin[joined] ?? alike[joined] ?? joined;
  if (all(known, hasGlyph)) return known;
  // A letter without its accents is better than none when the font lacks them.
  const bare = known.normalize("NFD").replace(/\p{M}/gu, "");
  return bare !== "" && all(bare, hasGlyph) ? bare : replacement;
}

function all(text: string, hasGlyph: HasGlyph): boolean {
  return [...text].every((letter) => hasGlyph(letter.codePointAt(0) ?? 0));
}

/** True for the characters of our own sentences and most names, which every font here has. */
function isPlain(text: string): boolean {
  return /^[ -~čćžšđČĆŽŠĐ€·×–−\u00a0]*$/.test(text);
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
