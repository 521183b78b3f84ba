/** By how many percent a number is more than an earlier one, rounded as it is shown; undefined where there is no earlier one, or one too small to say anything. */
export function comparedPercent(now: number, earlier: number | undefined): number | undefined {
  if (earlier === undefined || earlier === 0) return undefined;
  if (Math.abs(earlier) * 10 < Math.abs(now)) return undefined;
  return Math.round(((now - earlier) / Math.abs(earlier)) * 100);
}
