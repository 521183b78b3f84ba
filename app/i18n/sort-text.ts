/** The Bosnian alphabet (Latin); dž, lj and nj are single letters. */
const alphabet = "a b c č ć d dž đ e f g h i j k l lj m n nj o p q r s š t u v w x y z ž".split(
  " ",
);
const rank = new Map(
  alphabet.map((letter, index) => [letter, String.fromCharCode(0x4e00 + index)]),
);

/** A key that sorts texts in the order of the Bosnian alphabet by plain comparison; case does not matter. */
function sortKey(text: string): string {
  const letters = text.toLowerCase().match(/dž|lj|nj|[\s\S]/g) ?? [];
  return letters.map((letter) => rank.get(letter) ?? letter).join("");
}

/** For `sort`: the Bosnian order, which for plain Latin letters is the English one. */
export function compareNames(a: string, b: string): number {
  const [keyA, keyB] = [sortKey(a), sortKey(b)];
  return keyA < keyB ? -1 : keyA > keyB ? 1 : 0;
}
