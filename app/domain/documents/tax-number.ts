/** The numbers by which the tax offices of Bosnia and Herzegovina know a firm. */

const weights = [7, 6, 5, 4, 3, 2, 7, 6, 5, 4, 3, 2];

/**
 * Is it a JIB: thirteen digits, of which the last one checks the others? Counted as for the number of a citizen: modulo 11 with weights
 * 7 to 2 twice over, where 10 and 11 give 0.
 */
export function isJib(typed: string): boolean {
  if (!/^\d{13}$/.test(typed)) return false;
  const digits = [...typed].map(Number);
  const sum = weights.reduce((all, weight, at) => all + weight * (digits[at] ?? 0), 0);
  const check = 11 - (sum % 11);
  return digits[12] === (check > 9 ? 0 : check);
}

/** Is it a number for indirect taxes (PDV)? Twelve digits: no check digit is published for it, so only their number is looked at. */
export function isVatNumber(typed: string): boolean {
  return /^\d{12}$/.test(typed);
}
