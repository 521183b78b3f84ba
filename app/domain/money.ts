/** Money is whole euro cents; whoever rounds does it here. */

/** VAT rate of Bosnia and Herzegovina, in percent; it is inside every price. */
export const vatPercent = 17;

/** Feninga per 100,000 euro cents: 1 EUR = 1.95583 KM, fixed by the currency board. */
const feningaPer100000Cents = 195_583;

/** The nearest whole number; a half goes away from zero, so that a discount rounds like the price it lowers. */
export function roundHalfUp(value: number): number {
  return withSign(value, Math.round(Math.abs(value)));
}

/** `percent` (two decimals at most) of an amount in cents, half up; of a negative amount the same with the sign turned. */
export function percentOf(cents: number, percent: number): number {
  return divideHalfUp(cents * roundHalfUp(percent * 100), 10_000);
}

/** Splits a gross amount in cents: net is gross x 100 / 117 rounded, VAT the rest, so both always add up to the gross. */
export function vatSplit(grossCents: number): { netCents: number; vatCents: number } {
  const netCents = divideHalfUp(grossCents * 100, 100 + vatPercent);
  return { netCents, vatCents: grossCents - netCents };
}

/** Hundredths of a convertible mark for an amount in euro cents. Convert totals, and never what was converted before. */
export function toKmFeninga(cents: number): number {
  return divideHalfUp(cents * feningaPer100000Cents, 100_000);
}

/** Euro cents for marks that somebody paid, in hundredths of a mark. Exact below 2^35. */
export function toEuroCents(feninga: number): number {
  return divideHalfUp(feninga * 100_000, feningaPer100000Cents);
}

/**
 * An amount in cents in parts that stand to one another as `weights` (whole numbers, none below zero; even parts when all are zero)
 * and add up to it to the cent: each is rounded down, and the cents that are left go one each to those that lost most by it, the
 * earlier first. Exact below 2^53 for the amount times a weight.
 */
export function shareOut(cents: number, weights: readonly number[]): number[] {
  const whole = sum(weights);
  if (whole === 0 && weights.length > 0)
    return shareOut(
      cents,
      weights.map(() => 1),
    );
  const parts = weights.map((weight, place) => {
    const product = Math.abs(cents) * weight;
    const rest = product % whole;
    return { place, rest, part: (product - rest) / whole };
  });
  const left = Math.abs(cents) - sum(parts.map(({ part }) => part));
  const lost = [...parts].sort((a, b) => b.rest - a.rest || a.place - b.place).slice(0, left);
  const raised = new Set(lost.map(({ place }) => place));
  return parts.map(({ part, place }) => withSign(cents, part + (raised.has(place) ? 1 : 0)));
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Whole-number division without a float between, exact below 2^52. */
function divideHalfUp(dividend: number, divisor: number): number {
  const doubled = Math.abs(dividend) * 2 + divisor;
  return withSign(dividend, (doubled - (doubled % (divisor * 2))) / (divisor * 2));
}

/** Keeps -0 out of the prices. */
function withSign(sign: number, magnitude: number): number {
  return sign < 0 && magnitude > 0 ? -magnitude : magnitude;
}
