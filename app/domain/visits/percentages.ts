import { apportion } from "../documents/apportion.ts";

/**
 * The share that each number has of all of them, in percent with one decimal; together they are exactly 100. Of nothing each is 0.
 */
export function percentages(counts: readonly number[]): number[] {
  const all = counts.reduce((sum, count) => sum + count, 0);
  if (all === 0) return counts.map(() => 0);
  return apportion(counts, 1000, all).map((thousandths) => thousandths / 10);
}
