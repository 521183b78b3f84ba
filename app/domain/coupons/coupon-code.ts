/** Letters and digits that nobody mistakes for others: without 0, 1, I, L, O and U. */
const alphabet = "23456789ABCDEFGHJKMNPQRSTVWXYZ";
const length = 8;

/** Random bytes that `couponCodeOf` needs at least. */
export const couponCodeBytes = 16;

/**
 * A code that cannot be guessed, made of random bytes: eight characters of thirty, 39 bits. Bytes of 240 and more are passed
 * over, so that no character is likelier than another; throws when too few are left.
 */
export function couponCodeOf(bytes: Uint8Array): string {
  const fair = [...bytes].filter((byte) => byte < 8 * alphabet.length).slice(0, length);
  if (fair.length < length) throw new RangeError("a coupon code needs more random bytes");
  return fair.map((byte) => alphabet.charAt(byte % alphabet.length)).join("");
}

/** May a coupon be called so? 3 to 32 capitals, digits, hyphens and underscores. */
export function isCouponCode(code: string): boolean {
  return /^[A-Z0-9][A-Z0-9_-]{2,31}$/.test(code);
}

/** Would somebody who tries words, years and round numbers find the code? */
export function isGuessable(code: string): boolean {
  if (code.length < 8) return true;
  const changes = code.match(/[A-Z](?=\d)|\d(?=[A-Z])/g)?.length ?? 0;
  return changes < 2;
}
