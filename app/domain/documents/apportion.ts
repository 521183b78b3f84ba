/**
 * Whole numbers that are each `dividend` / `divisor` of a value, and together that of their sum, rounded half up: each is rounded down,
 * and what is left goes one each to those that lost most by it, the earlier first. Values may be below zero. Exact below 2^53 for a
 * value times the dividend.
 */
export function apportion(values: readonly number[], dividend: number, divisor: number): number[] {
  const parts = values.map((value, place) => {
    const product = value * dividend;
    const rest = ((product % divisor) + divisor) % divisor;
    return { place, rest, part: (product - rest) / divisor };
  });
  const sum = parts.reduce((all, { part }) => all + part, 0);
  const rests = parts.reduce((all, { rest }) => all + rest, 0);
  const left = Math.floor((2 * rests + divisor) / (2 * divisor));
  const raised = new Set(
    parts
      .toSorted((a, b) => b.rest - a.rest || a.place - b.place)
      .slice(0, left)
      .map(({ place }) => place),
  );
  if (!Number.isSafeInteger(sum))
    throw new RangeError("the amounts are too high to be apportioned");
  return parts.map(({ place, part }) => part + (raised.has(place) ? 1 : 0));
}
