/** The Bosnian alphabet (Latin); dž, lj and nj are single letters. */
const alphabet = "a b c č ć d dž đ e f g h i j k l lj m n nj o p q r s š t u v w x y z ž".split(
  " ",
);
const rank = new Map(
  alphabet.map((letter, index) => [letter, String.fromCharCode(0x4e00 + index)]),
);

/** Returns a key that sorts texts in Bosnian alphabetical order by plain comparison; case does not matter. */
function sortKey(text: string): string {
  const letters = text.toLowerCase().match(/dž|lj|nj|[\s\S]/g) ?? [];
  return letters.map((letter) => rank.get(letter) ?? letter).join("");
}

/** Compares for `sort` in Bosnian order, which equals the English order for plain Latin letters. */
export function compareNames(a: string, b: string): number {
  const [keyA, keyB] = [sortKey(a), sortKey(b)];
  return keyA < keyB ? -1 : keyA > keyB ? 1 : 0;
}
