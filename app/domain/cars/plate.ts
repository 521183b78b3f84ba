/** Letters of Bosnian plates that look the same in Cyrillic, as somebody may type them. */
const lookAlikes: Readonly<Record<string, string>> = {
  А: "A",
  Е: "E",
  Ј: "J",
  К: "K",
  М: "M",
  О: "O",
  Т: "T",
};

const longestPlate = 12;

/**
 * A plate as it is kept: capitals, parts joined by dashes, `a12b345` of Bosnia and Herzegovina as `A12-B-345`. `undefined` when it
 * is no plate.
 */
export function readPlate(text: string): string | undefined {
  if (text.length > 40) return undefined;
  const capitals = text
    .trim()
    .toUpperCase()
    .replace(/[АЕЈКМОТ]/gu, (letter) => lookAlikes[letter] ?? letter)
    .replace(/[\s\p{Pd}]+/gu, "-");
  const plate = capitals.replace(/^([A-Z]\d{2})-?([A-Z])-?(\d{3})$/, "$1-$2-$3");
  const isPlate = /^[A-Z0-9ČĆĐŠŽ]+(?:-[A-Z0-9ČĆĐŠŽ]+)*$/u.test(plate) && /\d/.test(plate);
  return isPlate && plate.length >= 4 && plate.length <= longestPlate ? plate : undefined;
}
